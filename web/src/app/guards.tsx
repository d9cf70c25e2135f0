import { useQueryClient } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router';
import { expiredAt, hasSignedOut, useUser } from './session.ts';
import { Unreachable } from './unreachable.tsx';

/** Pages of a signed-in learner; others sign in first and come back. Blank while that loads. */
export function RequireUser() {
  const user = useUser();
  const queryClient = useQueryClient();
  const location = useLocation();
  if (user.isPending) return null;
  if (user.data) return <Outlet />;
  if (user.isError) return <Unreachable error={user.error} retry={() => user.refetch()} />;
  // Whoever signed out wanted to leave, not to come back here.
  if (hasSignedOut(queryClient)) return <Navigate to="/" replace />;
  return <ToLogin from={`${location.pathname}${location.search}`} />;
}

/** To the login page, which says so when a session has ended by itself, and then back. */
export function ToLogin({ from }: { from: string }) {
  const expired = expiredAt(useQueryClient());
  const state = { from: expired ?? from, expired: expired !== undefined };
  return <Navigate to="/login" replace state={state} />;
}

/** Pages of anonymous visitors; with a session they lead to where that visitor wanted to go. */
export function RequireAnonymous() {
  const user = useUser();
  const location = useLocation();
  if (user.isPending) return null;
  if (!user.data) return <Outlet />;
  const from: unknown = location.state?.from;
  return <Navigate to={typeof from === 'string' ? from : '/'} replace />;
}
