import type { User } from '@repaso/proto/http/user';
import { clsx } from 'clsx';
import { CloudOff, LockKeyhole, ShieldBan } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePage } from '../../ui/use-page.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import {
  adminErrorText,
  isForbidden,
  type UserFilter,
  useStats,
  useUsers,
} from './admin-queries.ts';
import { ManualActions } from './manual-actions.tsx';
import { StatCards } from './stat-cards.tsx';
import { useDebounced } from './use-debounced.ts';
import { UserManagement } from './user-management.tsx';

/** A search is sent when nobody has typed for this long. */
const SEARCH_DELAY_MS = 300;

export default function AdminPage() {
  const user = useUser();
  if (user.data) return <AdminDashboard user={user.data} />;
  if (user.isPending) {
    return (
      <Frame>
        <Loading />
      </Frame>
    );
  }
  if (user.isError) {
    return (
      <Screen
        icon={<CloudOff />}
        title="Failed to connect to admin service"
        action={
          <Button size="large" onClick={() => user.refetch()}>
            Try Again
          </Button>
        }
      >
        {adminErrorText(user.error, 'Please try again.')}
      </Screen>
    );
  }
  return (
    <Screen
      icon={<LockKeyhole />}
      title="Authentication Required"
      action={
        <Button asChild size="large">
          <Link to="/login" state={{ from: '/admin' }}>
            Go to Login
          </Link>
        </Button>
      }
    >
      Please log in to open the admin dashboard.
    </Screen>
  );
}

function AdminDashboard({ user }: { user: User }) {
  const [filter, setFilter] = useState<UserFilter>({ search: '', status: 'all', sort: 'newest' });
  const search = useDebounced(filter.search.trim(), SEARCH_DELAY_MS);
  const users = useUsers({ ...filter, search });
  const stats = useStats();
  const [refreshing, setRefreshing] = useState(false);

  async function refresh() {
    setRefreshing(true);
    await Promise.all([users.refetch(), stats.refetch()]);
    setRefreshing(false);
  }

  if (isForbidden(stats.error) || isForbidden(users.error)) return <AccessDenied />;
  if (stats.isPending) {
    return (
      <Frame>
        <Loading />
      </Frame>
    );
  }
  return (
    <Frame>
      <StatCards stats={stats.data} />
      <Tabs.Root defaultValue="users" className="mt-6 lg:mt-8">
        <Tabs.List aria-label="Administration" className="flex border-line border-b sm:gap-1">
          <Tab value="users">User Management</Tab>
          <Tab value="manual">Manual Actions</Tab>
        </Tabs.List>
        <Panel value="users">
          <UserManagement
            ownId={user.id}
            filter={filter}
            onFilter={setFilter}
            users={users}
            refreshing={refreshing}
            onRefresh={refresh}
          />
        </Panel>
        <Panel value="manual">
          <ManualActions />
        </Panel>
      </Tabs.Root>
    </Frame>
  );
}

function AccessDenied() {
  return (
    <Screen
      icon={<ShieldBan />}
      title="Access Denied"
      action={
        <Button asChild size="large">
          <Link to="/">Return to Home</Link>
        </Button>
      }
    >
      Admin access required. Contact an administrator to grant admin privileges.
    </Screen>
  );
}

/** In the shape of the dashboard. */
function Loading() {
  return (
    <>
      <div aria-hidden className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {['total', 'verified', 'pending', 'active'].map((card) => (
          <Skeleton key={card} className="h-25 lg:h-27" />
        ))}
      </div>
      <p role="status" className="mt-6 flex min-h-12 items-center text-ink-soft lg:mt-8">
        Loading admin dashboard...
      </p>
      <Skeleton className="mt-5 h-64" />
    </>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const heading = usePage('Admin Dashboard');
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pb-16">
      <header className="py-2">
        <Link to="/" className="inline-flex min-h-11 items-center rounded-control">
          <Wordmark />
        </Link>
      </header>
      <main>
        <h1 ref={heading} tabIndex={-1} className="mt-2 mb-5 text-3xl outline-none lg:text-4xl">
          Admin Dashboard
        </h1>
        {children}
      </main>
    </div>
  );
}

interface ScreenProps {
  icon: ReactNode;
  title: string;
  action: ReactNode;
  children: ReactNode;
}

/** Nothing but why the dashboard is not here, and the way out. */
function Screen({ children, ...rest }: ScreenProps) {
  usePage(rest.title);
  return (
    <main className="flex min-h-dvh flex-col justify-center px-4">
      <EmptyState as="h1" {...rest}>
        <p>{children}</p>
      </EmptyState>
    </main>
  );
}

function Tab({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Tabs.Trigger
      value={value}
      className={clsx(
        '-mb-px min-h-12 rounded-t-control border-transparent border-b-3 px-2 font-semibold max-sm:flex-1 text-ink-soft -outline-offset-3! transition-colors duration-150 sm:px-4',
        'hover:text-primary data-[state=active]:border-primary data-[state=active]:text-primary',
      )}
    >
      {children}
    </Tabs.Trigger>
  );
}

/** Stays mounted, so that looking at the other tab loses nothing. */
function Panel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Tabs.Content
      value={value}
      forceMount
      className="rounded-control pt-5 data-[state=inactive]:hidden"
    >
      {children}
    </Tabs.Content>
  );
}
