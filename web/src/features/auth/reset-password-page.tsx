import { newPassword } from '@repaso/proto/http/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { z } from 'zod';
import { ApiError, api, errorText } from '../../app/api.ts';
import { formResolver } from '../../app/form-resolver.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { AuthPage } from './auth-page.tsx';

const passwords = z
  .object({ password: z.string(), confirmation: z.string() })
  .refine(({ password, confirmation }) => password !== '' && confirmation !== '', {
    error: 'Please fill in both password fields',
    path: ['root'],
    abort: true,
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    error: 'Passwords do not match',
    path: ['confirmation'],
  })
  .refine(({ password }) => newPassword.safeParse(password).success, {
    error: ({ input }) =>
      newPassword.safeParse((input as { password: string }).password).error?.issues[0]?.message,
    path: ['password'],
  });

export default function ResetPasswordPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  const [refusal, setRefusal] = useState(
    token ? '' : 'Invalid or missing reset token. Please request a new password reset link.',
  );
  const [done, setDone] = useState(false);
  const form = useForm({
    resolver: formResolver(passwords),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function reset({ password }: { password: string }) {
    try {
      await api('/api/auth/reset-password', { method: 'POST', body: { token, password } });
      setDone(true);
    } catch (error) {
      const message = errorText(error, 'Failed to reset password');
      const field = error instanceof ApiError ? error.fields.password : undefined;
      if (field) form.setError('password', { message: field }, { shouldFocus: true });
      else if (/expired|invalid/i.test(message)) setRefusal(message);
      else form.setError('root', { message });
    }
  }

  if (done) {
    return (
      <AuthPage
        key="done"
        title="Password reset successfully!"
        intro="You can sign in with your new password now."
      >
        <Button asChild wide size="large">
          <Link to="/login">Continue to Login</Link>
        </Button>
      </AuthPage>
    );
  }
  if (refusal) {
    return (
      <AuthPage key="refused" title="Invalid Reset Link">
        <Notice tone="bad">{refusal}</Notice>
        <div className="mt-6 space-y-3">
          <Button asChild wide size="large">
            <Link to="/forgot-password">Request a New Link</Link>
          </Button>
          <Button asChild wide size="large" variant="secondary">
            <Link to="/login">Back to Login</Link>
          </Button>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage key="form" title="Choose a new password">
      <form noValidate onSubmit={form.handleSubmit(reset)} className="space-y-5">
        {errors.root?.message && <Notice tone="bad">{errors.root.message}</Notice>}
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          required
          error={errors.confirmation?.message}
          {...form.register('confirmation')}
        />
        <Button type="submit" wide size="large" busy={isSubmitting && 'Saving…'}>
          Reset Password
        </Button>
      </form>
    </AuthPage>
  );
}
