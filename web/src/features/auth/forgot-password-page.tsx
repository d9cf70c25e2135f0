import { forgotPasswordRequest } from '@repaso/proto/http/auth';
import type { Message } from '@repaso/proto/http/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { showServerError } from '../../app/form-errors.ts';
import { formResolver } from '../../app/form-resolver.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthPage } from './auth-page.tsx';
import { useHumanCheck } from './human-check.tsx';

const expiry = <p className="text-ink-soft text-sm">The reset link expires in 1 hour.</p>;

export default function ForgotPasswordPage() {
  const [sent, setSent] = useState('');
  const humanCheck = useHumanCheck('forgotPassword');
  const form = useForm({
    resolver: formResolver(forgotPasswordRequest),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function request(values: { email: string }) {
    if (!humanCheck.passed) {
      form.setError('root', { message: 'Please complete the CAPTCHA verification.' });
      return;
    }
    try {
      const { message } = await api<Message>('/api/auth/forgot-password', {
        method: 'POST',
        body: { ...values, captchaToken: humanCheck.token },
      });
      setSent(message);
    } catch (error) {
      showServerError(form, error, 'Failed to send reset email');
    } finally {
      humanCheck.reset();
    }
  }

  if (sent) {
    return (
      <AuthPage key="sent" title="Check your email" footer={expiry}>
        <Notice tone="good">{sent}</Notice>
        <div className="mt-6 space-y-3">
          <Button
            wide
            size="large"
            variant="secondary"
            onClick={() => {
              form.reset();
              setSent('');
            }}
          >
            Try Different Email
          </Button>
          <Button asChild wide size="large" variant="quiet">
            <Link to="/login">Back to Login</Link>
          </Button>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      key="form"
      title="Reset your password"
      intro="Tell us your email and we send you a link."
      footer={
        <>
          <Link to="/login" className="link inline-flex min-h-11 items-center">
            Back to Login
          </Link>
          {expiry}
        </>
      }
    >
      <form noValidate onSubmit={form.handleSubmit(request)} className="space-y-5">
        {errors.root?.message && <Notice tone="bad">{errors.root.message}</Notice>}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        {humanCheck.field}
        <Button
          type="submit"
          wide
          size="large"
          disabled={!humanCheck.passed || form.watch('email').trim() === ''}
          busy={isSubmitting && 'Sending…'}
        >
          Send Reset Link
        </Button>
      </form>
    </AuthPage>
  );
}
