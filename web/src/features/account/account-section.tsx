import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

interface AccountSectionProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** One sheet of the account page. */
export function AccountSection({ title, intro, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className="p-5 sm:p-7">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  );
}
