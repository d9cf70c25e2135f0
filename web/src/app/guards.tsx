import { useQueryClient } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router';
import { hasSignedOut, useUser } from './session.ts';
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
  const from = `${location.pathname}${location.search}`;
  return <Navigate to="/login" replace state={{ from }} />;
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
