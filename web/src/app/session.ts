import type { User } from '@repaso/proto/http/user';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, api } from './api.ts';

/** The current user; null without a session (specification, section 6). */
export const userQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async ({ signal, client }): Promise<User | null> => {
    try {
      return await api<User>('/api/auth/user', { signal });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      noticeExpiry(client);
      return client.getQueryData(userQuery.queryKey) ?? null;
    }
  },
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
});

/**
 * Whether the server saw, when it answered the page, that this browser has no session: then
 * asking who is signed in would only be an error in the console. A page from the history or from
 * the service worker may be older than a session, so it does not count.
 */
export function isKnownVisitor(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    page?.type !== 'back_forward' &&
    page?.workerStart === 0 &&
    page?.serverTiming?.some(
      ({ name, description }) => name === 'session' && description === 'none',
    ) === true
  );
}

export function useUser() {
  return useQuery(userQuery);
}

const EXPIRED = ['session-expired'];

/**
 * The server says that there is no session, where there was one. Told once: the next page asks
 * to sign in again, and leads back to `returnTo` after that.
 */
export function expireSession(
  queryClient: QueryClient,
  returnTo = `${location.pathname}${location.search}`,
): void {
  if (!queryClient.getQueryData(userQuery.queryKey)) return;
  queryClient.setQueryData(EXPIRED, returnTo);
  queryClient.setQueryData(userQuery.queryKey, null);
}

/**
 * The same, once no dialog is open any more: practice that is under way ends in its own way, and
 * keeps what it could not send.
 */
export function noticeExpiry(queryClient: QueryClient): void {
  const isUnderWay = () => document.querySelector('[role=dialog]') !== null;
  if (!isUnderWay()) {
    expireSession(queryClient);
    return;
  }
  const observer = new MutationObserver(() => {
    if (isUnderWay()) return;
    observer.disconnect();
    expireSession(queryClient);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Where the learner was when the session ended by itself; undefined otherwise. */
export function expiredAt(queryClient: QueryClient): string | undefined {
  return queryClient.getQueryData(EXPIRED);
}

/** The learner has been told. */
export function forgetExpiry(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: EXPIRED });
}

const SIGNED_OUT = ['signed-out'];

/** Forgets everything that the session has shown. */
export function endSession(queryClient: QueryClient): void {
  queryClient.setQueryData(userQuery.queryKey, null);
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0],
  });
  queryClient.setQueryData(SIGNED_OUT, true);
}

/** Whether the session was ended by the learner, here, and not lost. */
export function hasSignedOut(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(SIGNED_OUT) === true;
}
