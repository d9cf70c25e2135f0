import { type LogInRequest, logInRequest, email as validEmail } from '@repaso/proto/http/auth';
import type { Message } from '@repaso/proto/http/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { ApiError, api, errorText } from '../../app/api.ts';
import { showServerError } from '../../app/form-errors.ts';
import { formResolver } from '../../app/form-resolver.ts';
import { forgetExpiry, userQuery } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { AuthPage } from './auth-page.tsx';
import { useHumanCheck } from './human-check.tsx';

/** Between signing in and asking who signed in (specification, section 9). */
const SESSION_WAIT_MS = 500;

export default function LoginPage() {
  const queryClient = useQueryClient();
  const expired: unknown = useLocation().state?.expired;
  useEffect(() => forgetExpiry(queryClient), [queryClient]);
  const humanCheck = useHumanCheck('login');
  const [needsVerification, setNeedsVerification] = useState('');
  const form = useForm({
    resolver: formResolver(logInRequest),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function signIn(values: LogInRequest) {
    setNeedsVerification('');
    try {
      await api('/api/auth/login', {
        method: 'POST',
        body: { ...values, captchaToken: humanCheck.token },
      });
    } catch (error) {
      humanCheck.reset();
      if (error instanceof ApiError && error.needsVerification) {
        setNeedsVerification(errorText(error, 'Login failed'));
      } else {
        showServerError(form, error, 'Login failed');
      }
      return;
    }
    // Nothing of an earlier session may show; the user's own entry is overwritten below.
    queryClient.removeQueries({
      predicate: ({ queryKey }) =>
        !['/api/config', ...userQuery.queryKey].includes(`${queryKey[0]}`),
    });
    await new Promise((resolve) => setTimeout(resolve, SESSION_WAIT_MS));
    // Storing the user is what leaves this page: its route is for anonymous visitors.
    const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => null);
    if (!user) {
      humanCheck.reset();
      form.setError('root', {
        message: 'Login successful but session verification failed. Please try again.',
      });
    }
  }

  return (
    <AuthPage
      title="Welcome back"
      intro="Your notes are where you left them."
      footer={
        <>
          New here?{' '}
          <Link to="/signup" className="link inline-flex min-h-11 items-center">
            Create an account
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={form.handleSubmit(signIn)} className="space-y-5">
        {expired === true && (
          <Notice tone="info">Your session expired. Please log in again to continue.</Notice>
        )}
        {errors.root?.message && <Notice tone="bad">{errors.root.message}</Notice>}
        {needsVerification && (
          <ResendVerification explanation={needsVerification} email={form.watch('email')} />
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <div>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Link to="/forgot-password" className="link mt-1 inline-flex min-h-11 items-center">
            Forgot password?
          </Link>
        </div>
        {humanCheck.field}
        <Button
          type="submit"
          wide
          size="large"
          disabled={!humanCheck.passed}
          busy={isSubmitting && 'Signing in…'}
        >
          Sign In
        </Button>
      </form>
    </AuthPage>
  );
}

function ResendVerification({ explanation, email }: { explanation: string; email: string }) {
  const resend = useMutation({
    mutationFn: () => {
      if (!validEmail.safeParse(email).success) {
        throw new Error('Please enter your email address first.');
      }
      return api<Message>('/api/auth/resend-verification', { method: 'POST', body: { email } });
    },
  });
  const failure =
    resend.error instanceof ApiError || resend.error?.name === 'NetworkError'
      ? errorText(resend.error, 'Failed to resend verification email')
      : resend.error?.message;
  return (
    <Notice tone="warn">
      <p>{explanation}</p>
      {resend.isSuccess && <p className="mt-2 font-medium text-good">{resend.data.message}</p>}
      {failure && (
        <p role="alert" className="mt-2 font-medium text-bad">
          {failure}
        </p>
      )}
      <Button
        variant="secondary"
        className="mt-3"
        onClick={() => resend.mutate()}
        busy={resend.isPending && 'Sending…'}
      >
        Resend Verification Email
      </Button>
    </Notice>
  );
}
