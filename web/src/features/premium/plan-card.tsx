import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

interface PlanCardProps {
  name: string;
  /** For a month. */
  price: string;
  note?: string;
  /** The plan that the learner has. */
  current?: boolean;
  features: string[];
  children?: ReactNode;
}

export function PlanCard({ name, price, note, current, features, children }: PlanCardProps) {
  return (
    <Card className="p-6 sm:p-8">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-2xl">{name}</h2>
        {current && <Badge tone="good">Your plan</Badge>}
        {note && <Badge tone="primary">{note}</Badge>}
      </div>
      <p className="mt-3">
        <span className="font-semibold font-serif text-5xl">{price}</span>
        <span className="text-ink-soft">/month</span>
      </p>
      <ul className="mt-6 space-y-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
            {feature}
          </li>
        ))}
      </ul>
      {children && <div className="mt-6">{children}</div>}
    </Card>
  );
}
