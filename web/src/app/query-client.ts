import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, api } from './api.ts';
import { expireSession } from './session.ts';

// Specification, sections 7 and 9: how long data counts as fresh.
const DEFAULT_FRESH_MS = 2 * 60_000;
const FRESH_MS = {
  '/api/auth/user': 60_000,
  '/api/lessons': 60_000,
  '/api/tasks': 30_000,
} as const;

function isSessionOver(error: Error): boolean {
  return error instanceof ApiError && error.code === 'UNAUTHENTICATED';
}

/** A query's key starts with the path it reads. */
export const queryClient = new QueryClient({
  // The session ended elsewhere: whoever shows the user finds out at once. What is under way in a
  // dialog ends in its own way first.
  queryCache: new QueryCache({
    onError: (error) => {
      if (isSessionOver(error)) expireSession(queryClient);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error) => {
      if (isSessionOver(error) && !document.querySelector('[role=dialog]')) {
        expireSession(queryClient);
      }
    },
  }),
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey, signal }) => api(String(queryKey[0]), { signal }),
      staleTime: DEFAULT_FRESH_MS,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
      // A failed fetch is an answer too: the screen says so instead of waiting for a network.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

for (const [path, staleTime] of Object.entries(FRESH_MS)) {
  queryClient.setQueryDefaults([path], { staleTime });
}
