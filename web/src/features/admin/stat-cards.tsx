import type { AdminStats } from '@repaso/proto/http/admin';
import { Flame, MailQuestionMark, UserCheck, Users } from 'lucide-react';
import { Card } from '../../ui/card.tsx';

const cards = [
  { label: 'Total Users', stat: 'totalUsers', icon: Users },
  { label: 'Verified', stat: 'verified', icon: UserCheck },
  { label: 'Pending', stat: 'pending', icon: MailQuestionMark },
  { label: 'Active This Week', stat: 'activeThisWeek', icon: Flame },
] as const;

/** Without `stats` (they could not be read) the figures are left open. */
export function StatCards({ stats }: { stats: AdminStats | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {cards.map(({ label, stat, icon: Icon }) => (
        <Card key={stat} className="flex flex-col justify-between gap-2 p-4 lg:p-5">
          <dt className="flex items-start justify-between gap-2 font-medium text-ink-soft leading-snug">
            {label}
            <Icon aria-hidden className="size-5 shrink-0 text-primary" />
          </dt>
          <dd className="font-semibold font-serif text-2xl tabular-nums min-[24rem]:text-3xl">
            {stats ? stats[stat].toLocaleString('en') : <span title="Not available">–</span>}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
