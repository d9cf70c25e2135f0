import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Spanish } from '../../ui/spanish.tsx';
import { usePage } from '../../ui/use-page.ts';
import { Wordmark } from '../../ui/wordmark.tsx';

interface AuthPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Below the sheet: where else to go. */
  footer?: ReactNode;
}

/** The frame of every account page: the form, and on wide screens a page of the notebook. */
export function AuthPage({ title, intro, children, footer }: AuthPageProps) {
  const heading = usePage(title);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[1fr_1.1fr]">
      <NotebookPage />
      <div className="mx-auto flex min-h-dvh w-full max-w-lg flex-col px-5 pb-8">
        <header className="py-4">
          <Link to="/" className="inline-flex min-h-11 items-center rounded-control">
            <Wordmark />
          </Link>
        </header>
        <main className="flex flex-1 flex-col justify-center py-4">
          <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
            {title}
          </h1>
          {intro && <div className="mt-2 text-ink-soft text-lg">{intro}</div>}
          <div className="mt-7">{children}</div>
          {footer && <div className="mt-6 text-center">{footer}</div>}
        </main>
        <footer className="mt-8 flex justify-center gap-6 text-sm">
          <Link to="/terms" className="link inline-flex min-h-11 min-w-11 items-center">
            Terms
          </Link>
          <Link to="/privacy" className="link inline-flex min-h-11 items-center">
            Privacy
          </Link>
        </footer>
      </div>
    </div>
  );
}

const notes = [
  ['la cuenta, por favor', 'the bill, please'],
  ['tengo ganas de…', 'I feel like…'],
  ['ayer fui al mercado', 'yesterday I went to the market'],
  ['se me olvidó', 'I forgot'],
  ['¿de qué trata?', 'what is it about?'],
] as const;

/** A page of lesson notes, as they look after a good lesson. Decoration. */
function NotebookPage() {
  return (
    <div
      aria-hidden
      className="notebook-page sticky top-0 hidden h-dvh overflow-hidden border-line border-r lg:block"
    >
      <div className="pt-36 pr-8 pl-24">
        {notes.map(([spanish, english]) => (
          <p key={spanish} className="h-24">
            <Spanish className="relative top-2.5 block text-3xl leading-[3rem]">{spanish}</Spanish>
            <span className="relative top-3 block text-ink-soft text-lg leading-[3rem]">
              {english}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
