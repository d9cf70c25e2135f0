import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { ToLogin } from './guards.tsx';
import { expiredAt, useUser } from './session.ts';
import { Unreachable } from './unreachable.tsx';

const loadLandingPage = () => import('../features/landing/landing-page.tsx');
export const LandingPage = lazy(loadLandingPage);
const DashboardPage = lazy(() => import('./dashboard-page.tsx'));

/**
 * `/`: the dashboard of who is signed in, the landing page for others; blank until that is known.
 * Who was signed in until now is asked to sign in again.
 */
export function EntryPage() {
  const user = useUser();
  const queryClient = useQueryClient();
  // Small, and asked for beside the user instead of after.
  useEffect(() => void loadLandingPage(), []);
  if (user.isPending) return null;
  if (user.isError && !user.data) {
    return <Unreachable error={user.error} retry={() => user.refetch()} />;
  }
  if (!user.data && expiredAt(queryClient) !== undefined) return <ToLogin from="/" />;
  return <Suspense fallback={null}>{user.data ? <DashboardPage /> : <LandingPage />}</Suspense>;
}
