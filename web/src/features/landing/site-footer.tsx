import { Link } from 'react-router';
import { Wordmark } from '../../ui/wordmark.tsx';

const links = [
  ['/login', 'Log In'],
  ['/signup', 'Sign Up'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
] as const;

export function SiteFooter() {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-8 gap-y-4 px-5 py-8 sm:px-8">
        <div className="mr-auto">
          <Wordmark />
          <p className="mt-1.5 text-ink-soft text-sm">For people who learn Spanish with a tutor.</p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
          {links.map(([to, label]) => (
            <Link key={to} to={to} className="link inline-flex min-h-11 min-w-11 items-center">
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
