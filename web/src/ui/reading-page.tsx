import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePage } from './use-page.ts';
import { Wordmark } from './wordmark.tsx';

interface ReadingPageProps {
  title: string;
  children: ReactNode;
}

/** A plain page of text. */
export function ReadingPage({ title, children }: ReadingPageProps) {
  const heading = usePage(title);
  return (
    <div className="mx-auto w-full max-w-2xl px-5 pb-16">
      <header className="py-4">
        <Link to="/" className="inline-flex min-h-11 items-center rounded-control">
          <Wordmark />
        </Link>
      </header>
      <main className="py-6">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {title}
        </h1>
        <div className="mt-6 space-y-4 text-lg [&_h2]:pt-4 [&_h2]:text-2xl [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-6">
          {children}
        </div>
      </main>
    </div>
  );
}
