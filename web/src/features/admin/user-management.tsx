import type { AdminUser } from '@repaso/proto/http/admin';
import { clsx } from 'clsx';
import { CloudOff, UserRoundSearch } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminErrorText, type UserFilter, type useUsers } from './admin-queries.ts';
import { displayName } from './display-name.ts';
import { useUserAction } from './use-user-action.ts';
import type { Confirmation, UserAction } from './user-actions.ts';
import { UserFilterBar } from './user-filter-bar.tsx';
import { UserList } from './user-list.tsx';
import { UserMenu } from './user-menu.tsx';

interface UserManagementProps {
  ownId: string;
  filter: UserFilter;
  onFilter: (filter: UserFilter) => void;
  users: ReturnType<typeof useUsers>;
  refreshing: boolean;
  onRefresh: () => void;
}

interface Question {
  user: AdminUser;
  action: UserAction;
  confirmation: Confirmation;
}

export function UserManagement({
  ownId,
  filter,
  onFilter,
  users: query,
  refreshing,
  onRefresh,
}: UserManagementProps) {
  const { mutate, isPending, variables } = useUserAction();
  const [question, setQuestion] = useState<Question>();
  const users = query.data?.pages.flatMap((page) => page.users);
  const total = query.data?.pages.at(-1)?.total ?? 0;
  const [list, keepFocus] = useFocusKeptInList(query.data);

  function act(action: UserAction, { email }: AdminUser) {
    keepFocus();
    mutate({ action, email }, { onSettled: () => setQuestion(undefined) });
  }

  function choose(action: UserAction, user: AdminUser) {
    const { confirmation } = action;
    if (confirmation) setQuestion({ user, action, confirmation });
    else act(action, user);
  }

  function body(): ReactNode {
    if (!users) {
      return query.isError ? (
        <UsersUnavailable error={query.error} onRetry={onRefresh} />
      ) : (
        <UsersSkeleton />
      );
    }
    if (users.length === 0) return <NoUsers filtered={isFiltered(filter)} />;
    return (
      <UserList
        users={users}
        ownId={ownId}
        renderMenu={(user) => (
          <UserMenu
            user={user}
            busy={isPending && variables.email === user.email}
            onChoose={(action) => choose(action, user)}
          />
        )}
      />
    );
  }

  const notice = query.isError && users && (
    <Notice tone="bad">{adminErrorText(query.error, 'Failed to fetch users')}</Notice>
  );

  return (
    <div className="space-y-5">
      <UserFilterBar
        filter={filter}
        onChange={onFilter}
        refreshing={refreshing}
        onRefresh={onRefresh}
      />
      {!query.isFetchNextPageError && notice}
      <section
        ref={list}
        tabIndex={-1}
        aria-label="Users found"
        aria-busy={query.isPlaceholderData}
        className={clsx(
          'outline-none transition-opacity duration-150',
          query.isPlaceholderData && 'opacity-60',
        )}
      >
        {body()}
      </section>
      {query.isFetchNextPageError && notice}
      {users && (
        <div className="flex flex-col items-center gap-3">
          {query.hasNextPage && (
            <Button
              variant="secondary"
              busy={query.isFetchingNextPage && 'Loading…'}
              onClick={() => {
                keepFocus();
                query.fetchNextPage();
              }}
            >
              Load more
            </Button>
          )}
          <p role="status" className="text-ink-soft text-sm tabular-nums">
            Showing {users.length.toLocaleString('en')} of {total.toLocaleString('en')} users
          </p>
        </div>
      )}
      {question && (
        <ConfirmDialog
          title={question.confirmation.title}
          action={question.action.label}
          destructive={question.confirmation.destructive}
          busy={isPending && question.confirmation.busy}
          onConfirm={() => act(question.action, question.user)}
          onCancel={() => setQuestion(undefined)}
        >
          <p>{question.confirmation.consequences(nameAndAddress(question.user))}</p>
          {question.user.id === ownId && question.confirmation.toYourself && (
            <p className="font-medium text-ink">{question.confirmation.toYourself}</p>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}

/**
 * The list, and what to call before something may take the focused control away: when it has gone
 * with the next `data`, the list gets the focus instead of the start of the page.
 */
function useFocusKeptInList(data: unknown) {
  const list = useRef<HTMLElement>(null);
  const keeping = useRef(false);
  const shown = useRef(data);
  useEffect(() => {
    if (shown.current === data) return;
    shown.current = data;
    if (keeping.current && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
    keeping.current = false;
  }, [data]);
  const keepFocus = () => {
    keeping.current = true;
  };
  return [list, keepFocus] as const;
}

function isFiltered({ search, status }: UserFilter): boolean {
  return search.trim() !== '' || status !== 'all';
}

function nameAndAddress(user: AdminUser): string {
  return `${displayName(user)} (${user.email})`;
}

function NoUsers({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon={<UserRoundSearch />}
      title={filtered ? 'No users found matching your search.' : 'No users found.'}
    />
  );
}

function UsersUnavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <EmptyState
      icon={<CloudOff />}
      title="Failed to fetch users"
      action={<Button onClick={onRetry}>Try Again</Button>}
    >
      <p role="alert">{adminErrorText(error, 'Please try again.')}</p>
    </EmptyState>
  );
}

/** In the shape of the list. */
function UsersSkeleton() {
  return (
    <div role="status" className="grid gap-3 md:grid-cols-2 lg:grid-cols-1">
      <span className="sr-only">Loading users</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} className="h-28 lg:h-14" />
      ))}
    </div>
  );
}
