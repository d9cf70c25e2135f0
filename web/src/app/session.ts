import type { User } from '@repaso/proto/http/user';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, api } from './api.ts';

/** The current user; null without a session (specification, section 6). */
export const userQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await api<User>('/api/auth/user', { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
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
