import type { User, UserStats } from '@repaso/proto/http/user';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export function LearnerCard({ user }: { user: User }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <Card className="p-5 sm:p-7">
      <div className="flex items-center gap-4 lg:flex-col lg:items-start">
        <Portrait url={user.profileImageUrl} name={name || user.email} />
        <div className="wrap-anywhere min-w-0">
          <p className="font-semibold font-serif text-2xl leading-tight">{name}</p>
          <p className="mt-0.5 text-ink-soft">{user.email}</p>
        </div>
      </div>
      <p className="mt-4 flex flex-wrap gap-2">
        <Badge tone="primary">Beta Tester</Badge>
        {!user.isVerified && <Badge tone="warn">Not verified</Badge>}
      </p>
      <dl className="mt-5 space-y-3 border-line border-t pt-4">
        <div>
          <dt className="text-ink-soft text-sm">Member since</dt>
          <dd>
            <time dateTime={user.createdAt}>{formatDate(user.createdAt)}</time>
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">Progress</dt>
          <dd>
            <Progress />
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">Plan</dt>
          <dd>
            Free ·{' '}
            <Link to="/subscribe" className="link">
              See the plans
            </Link>
          </dd>
        </div>
        {user.isAdmin && (
          <div>
            <dt className="text-ink-soft text-sm">Administration</dt>
            <dd>
              <Link to="/admin" className="link">
                Admin Dashboard
              </Link>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

/** The picture, or the initial where there is none or it cannot be shown. */
function Portrait({ url, name }: { url: string | null; name: string }) {
  const [broken, setBroken] = useState(false);
  if (url && !broken) {
    return (
      <img
        src={url}
        alt=""
        width={80}
        height={80}
        onError={() => setBroken(true)}
        className="size-20 shrink-0 rounded-full object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden
      className="flex size-20 shrink-0 items-center justify-center rounded-full bg-primary-tint font-semibold font-serif text-4xl text-primary"
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}

function Progress() {
  const stats = useQuery<UserStats>({ queryKey: ['/api/user/stats'] });
  if (stats.data) {
    return `${stats.data.totalLessons} lessons, ${stats.data.completedTasks} tasks completed`;
  }
  if (stats.isError) return 'Not available right now';
  return <Skeleton className="h-6 w-48" />;
}
