import type { AdminUser } from '@repaso/proto/http/admin';
import { CircleCheck, CircleDashed, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { displayName } from './display-name.ts';

interface UserListProps {
  users: AdminUser[];
  /** Of the administrator who looks. */
  ownId: string;
  renderMenu: (user: AdminUser) => ReactNode;
}

/** A table where there is room for its columns, else a card for each user. */
export function UserList(props: UserListProps) {
  return useMediaQuery('(min-width: 64rem)') ? <UserTable {...props} /> : <UserCards {...props} />;
}

const columns = [
  { title: 'Name', width: 'w-[22%]' },
  { title: 'Email', width: 'w-[32%]' },
  { title: 'Status', width: 'w-[21%]' },
  { title: 'Created At', width: 'w-[15%]' },
  { title: 'Actions', width: 'w-[10%] text-right' },
];

function UserTable({ users, ownId, renderMenu }: UserListProps) {
  return (
    <Card className="overflow-hidden">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">Users</caption>
        <thead className="border-line border-b bg-sunken text-ink-soft text-sm">
          <tr>
            {columns.map(({ title, width }) => (
              <th key={title} scope="col" className={`${width} px-4 py-3 font-semibold`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {users.map((user) => (
            <tr key={user.id} className="transition-colors duration-150 hover:bg-sunken">
              <th scope="row" className="px-4 py-3 font-semibold">
                <Name user={user} ownId={ownId} />
              </th>
              <td className="px-4 py-3">
                <Email user={user} />
              </td>
              <td className="px-4 py-3">
                <Status user={user} />
              </td>
              <td className="px-4 py-3 text-ink-soft tabular-nums">
                <CreatedAt user={user} />
              </td>
              <td className="px-4 py-1.5 text-right">{renderMenu(user)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function UserCards({ users, ownId, renderMenu }: UserListProps) {
  return (
    <ul aria-label="Users" className="grid gap-3 md:grid-cols-2">
      {users.map((user) => (
        <li key={user.id}>
          <Card className="flex h-full items-start gap-2 py-3 pr-2 pl-4">
            <div className="min-w-0 flex-1 py-1">
              <p className="font-semibold">
                <Name user={user} ownId={ownId} />
              </p>
              <p className="text-ink-soft">
                <Email user={user} />
              </p>
              <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <Status user={user} />
                <span className="text-ink-soft text-sm">
                  <span className="sr-only">Created at </span>
                  <CreatedAt user={user} />
                </span>
              </div>
            </div>
            {renderMenu(user)}
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Three lines are enough to tell people apart; the rest is in the tooltip and in every question. */
const clamped = 'wrap-anywhere line-clamp-3';

function Name({ user, ownId }: { user: AdminUser; ownId: string }) {
  const name = displayName(user);
  return (
    <span className={clamped} title={name}>
      {name}
      {user.id === ownId && <span className="font-normal text-ink-soft"> (you)</span>}
    </span>
  );
}

function Email({ user: { email } }: { user: AdminUser }) {
  return (
    <span className={clamped} title={email}>
      {email}
    </span>
  );
}

function Status({ user }: { user: AdminUser }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {user.isVerified ? (
        <Badge tone="good">
          <CircleCheck aria-hidden className="size-4" />
          Verified
        </Badge>
      ) : (
        <Badge tone="warn">
          <CircleDashed aria-hidden className="size-4" />
          Unverified
        </Badge>
      )}
      {user.isAdmin && (
        <Badge tone="primary">
          <ShieldCheck aria-hidden className="size-4" />
          Admin
        </Badge>
      )}
    </span>
  );
}

function CreatedAt({ user: { createdAt } }: { user: AdminUser }) {
  return (
    <time dateTime={createdAt} title={new Date(createdAt).toLocaleString('en')}>
      {formatDate(createdAt)}
    </time>
  );
}
