import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { forgetBrowser } from './analytics.ts';
import { api } from './api.ts';
import { forgetLearner } from './forget-learner.ts';
import { endSession, userQuery } from './session.ts';

/** Ends the session here and forgets what it has shown. Always ends at `/`. */
function useLeave(): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return () => {
    forgetBrowser();
    endSession(queryClient);
    navigate('/');
  };
}

/**
 * Signs out. Notes that were not sent go, too: whoever uses this browser next could read them.
 * Completions that were not sent stay, since they are scores that would be lost.
 */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const leave = useLeave();
  return async () => {
    const user = queryClient.getQueryData(userQuery.queryKey);
    try {
      await api('/api/auth/logout', { method: 'POST' });
    } catch (error) {
      console.error('Logout failed', error);
    }
    if (user) await forgetLearner(user.id, 'notes');
    leave();
  };
}

/** What is left to do when the account is gone: nothing of it stays in this browser. */
export function useLeaveForGood(): (userId: string) => Promise<void> {
  const leave = useLeave();
  return async (userId) => {
    await forgetLearner(userId, 'everything');
    leave();
  };
}
