import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Wordmark } from '../../ui/wordmark.tsx';

export function SiteHeader() {
  return (
    <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 sm:px-8">
      <Link to="/" className="mr-auto inline-flex min-h-11 items-center gap-2.5 rounded-control">
        <Wordmark />
        <Badge tone="warn">Beta</Badge>
      </Link>
      <nav
        aria-label="Account"
        className="flex items-center gap-0.5 max-[23rem]:w-full max-[23rem]:justify-between sm:gap-3"
      >
        <Link to="/login" className={`${buttonClasses({ variant: 'quiet' })} max-sm:px-2.5`}>
          Log In
        </Link>
        <Link to="/signup" className={`${buttonClasses({})} max-sm:px-3.5`}>
          Sign Up
        </Link>
      </nav>
    </header>
  );
}
