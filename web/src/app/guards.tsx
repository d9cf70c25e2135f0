import { CloudOff } from 'lucide-react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { errorText } from './api.ts';
import { useUser } from './session.ts';

/** Pages of a signed-in learner; others sign in first and come back. Blank while that loads. */
export function RequireUser() {
  const user = useUser();
  const location = useLocation();
  if (user.isPending) return null;
  if (user.data) return <Outlet />;
  if (user.isError) return <Unreachable error={user.error} retry={() => user.refetch()} />;
  const from = `${location.pathname}${location.search}`;
  return <Navigate to="/login" replace state={from === '/' ? undefined : { from }} />;
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

function Unreachable({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <main className="flex min-h-dvh flex-col justify-center px-4">
      <EmptyState
        as="h1"
        icon={<CloudOff />}
        title="We could not open your notebook"
        action={
          <Button size="large" onClick={retry}>
            Try Again
          </Button>
        }
      >
        <p role="alert">{errorText(error, 'Something went wrong. Please try again.')}</p>
      </EmptyState>
    </main>
  );
}
