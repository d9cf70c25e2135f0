import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, api } from './api.ts';
import { noticeExpiry } from './session.ts';

// Specification, sections 7 and 9: how long data counts as fresh.
const DEFAULT_FRESH_MS = 2 * 60_000;
const FRESH_MS = {
  '/api/auth/user': 60_000,
  '/api/lessons': 60_000,
  '/api/tasks': 30_000,
} as const;

/** The session ended elsewhere: whoever shows the user finds out. */
function noticeSessionEnd(error: Error): void {
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') noticeExpiry(queryClient);
}

/** A query's key starts with the path it reads. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSessionEnd }),
  mutationCache: new MutationCache({ onError: noticeSessionEnd }),
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
