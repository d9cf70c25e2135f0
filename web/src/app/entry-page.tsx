import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import LandingPage from '../features/landing/landing-page.tsx';
import { ToLogin } from './guards.tsx';
import { expiredAt, useUser } from './session.ts';
import { Unreachable } from './unreachable.tsx';

export const loadDashboardPage = () => import('./dashboard-page.tsx');
const DashboardPage = lazy(loadDashboardPage);

/**
 * `/`: the dashboard of who is signed in, the landing page for others; blank until that is known.
 * Who was signed in until now is asked to sign in again.
 */
export function EntryPage() {
  const user = useUser();
  const queryClient = useQueryClient();
  if (user.isPending) return null;
  if (user.isError && !user.data) {
    return <Unreachable error={user.error} retry={() => user.refetch()} />;
  }
  if (!user.data) {
    return expiredAt(queryClient) === undefined ? <LandingPage /> : <ToLogin from="/" />;
  }
  return (
    <Suspense fallback={null}>
      <DashboardPage />
    </Suspense>
  );
}
