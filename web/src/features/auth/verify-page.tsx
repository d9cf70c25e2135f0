import type { Message } from '@repaso/proto/http/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { errorText } from '../../app/api.ts';
import { userQuery } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AuthPage } from './auth-page.tsx';

/** From success to the start page (specification, section 9). */
const REDIRECT_DELAY_MS = 2000;

export default function VerifyPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // Asking again with the token that verified the account is fine, so this is a read.
  const verification = useQuery<Message>({
    queryKey: [`/api/auth/verify?token=${encodeURIComponent(token ?? '')}`],
    enabled: token !== null,
  });

  useEffect(() => {
    if (!verification.isSuccess) return;
    const redirect = setTimeout(() => {
      // A visitor stays one, and asking who is signed in would be an error in the console.
      if (queryClient.getQueryData(userQuery.queryKey)) queryClient.invalidateQueries(userQuery);
      navigate('/', { replace: true });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(redirect);
  }, [verification.isSuccess, queryClient, navigate]);

  if (token !== null && verification.isPending) {
    return (
      <AuthPage title="Verifying your email">
        <p role="status" className="sr-only">
          Verifying your email
        </p>
        <Skeleton className="h-13" />
      </AuthPage>
    );
  }
  if (verification.isSuccess) {
    return (
      <AuthPage key="success" title="Email verified">
        <Notice tone="good">{verification.data.message}</Notice>
        <p className="mt-4 text-ink-soft">Taking you there…</p>
      </AuthPage>
    );
  }
  return (
    <AuthPage key="error" title="Verification failed">
      <Notice tone="bad">
        {token === null
          ? 'Invalid verification link'
          : errorText(verification.error, 'Verification failed')}
      </Notice>
      <div className="mt-6 space-y-3">
        <Button asChild wide size="large">
          <Link to="/login">Go to Login</Link>
        </Button>
        <Button asChild wide size="large" variant="secondary">
          <Link to="/signup">Sign Up</Link>
        </Button>
      </div>
    </AuthPage>
  );
}
