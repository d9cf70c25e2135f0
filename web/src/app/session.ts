import type { User } from '@repaso/proto/http/user';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { forgetBrowser } from './analytics.ts';
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

export function useUser() {
  return useQuery(userQuery);
}

/** Ends the session and forgets what it has shown. Always ends at `/`. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    try {
      await api('/api/auth/logout', { method: 'POST' });
    } catch (error) {
      console.error('Logout failed', error);
    }
    forgetBrowser();
    queryClient.setQueryData(userQuery.queryKey, null);
    queryClient.removeQueries({
      predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0],
    });
    navigate('/');
  };
}
