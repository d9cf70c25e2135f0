import type { Message } from '@repaso/proto/http/text';
import type { UserSession } from '@repaso/proto/http/user';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { api, errorText } from '../../app/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AccountSection } from './account-section.tsx';
import { describeBrowser } from './describe-browser.ts';

const SESSIONS = ['/api/user/sessions'];

/** Where the learner is signed in, each of which can be ended from here. */
export function Sessions() {
  const sessions = useQuery<UserSession[]>({ queryKey: SESSIONS, staleTime: 0 });
  return (
    <AccountSection title="Where you are signed in" intro="End what you do not recognise.">
      {sessions.isPending && <Skeleton className="h-16" />}
      {sessions.isError && (
        <Notice tone="bad">
          <p>{errorText(sessions.error, 'Your sessions could not be loaded.')}</p>
          <Button variant="quiet" className="-ml-4" onClick={() => sessions.refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      {sessions.data && (
        <ul className="-my-3 divide-y divide-line">
          {sessions.data.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      )}
    </AccountSection>
  );
}

function Session({ session }: { session: UserSession }) {
  const queryClient = useQueryClient();
  const name = describeBrowser(session.userAgent);
  const nameId = useId();
  const end = useMutation({
    mutationFn: () => api<Message>(`/api/user/sessions/${session.id}`, { method: 'DELETE' }),
    onSuccess: ({ message }) => {
      queryClient.setQueryData<UserSession[]>(SESSIONS, (all) =>
        all?.filter(({ id }) => id !== session.id),
      );
      toast({ title: message });
    },
    onError: (error) =>
      toast({
        title: 'The session could not be ended',
        description: errorText(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div>
        <p id={nameId} className="font-medium">
          {name}
        </p>
        <p className="text-ink-soft text-sm">
          Last used <time dateTime={session.lastSeenAt}>{formatDate(session.lastSeenAt)}</time>,
          signed in <time dateTime={session.createdAt}>{formatDate(session.createdAt)}</time>
        </p>
      </div>
      {session.current ? (
        <Badge tone="good">This device</Badge>
      ) : (
        <Button
          variant="secondary"
          aria-describedby={nameId}
          busy={end.isPending && 'Ending…'}
          onClick={() => end.mutate()}
        >
          End
        </Button>
      )}
    </li>
  );
}
