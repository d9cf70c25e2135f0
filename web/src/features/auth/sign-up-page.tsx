import { PASSWORD_MIN_LENGTH, type SignUpRequest, signUpRequest } from '@repaso/proto/http/auth';
import type { Message } from '@repaso/proto/http/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { track } from '../../app/analytics.ts';
import { api } from '../../app/api.ts';
import { showServerError } from '../../app/form-errors.ts';
import { formResolver } from '../../app/form-resolver.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { AuthPage } from './auth-page.tsx';
import { useHumanCheck } from './human-check.tsx';

export default function SignUpPage() {
  const [sent, setSent] = useState<{ message: string; email: string }>();
  const humanCheck = useHumanCheck('signup');
  const form = useForm({
    resolver: formResolver(signUpRequest),
    defaultValues: { firstName: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function signUp(values: SignUpRequest) {
    if (!humanCheck.passed) {
      form.setError('root', { message: 'Please complete the CAPTCHA verification.' });
      return;
    }
    try {
      const { message } = await api<Message>('/api/auth/signup', {
        method: 'POST',
        body: { ...values, captchaToken: humanCheck.token },
      });
      track('signup_completed');
      setSent({ message, email: values.email });
    } catch (error) {
      humanCheck.reset();
      showServerError(form, error, 'Signup failed');
    }
  }

  if (sent) {
    return (
      <AuthPage
        key="sent"
        title="Check your email"
        intro={<span className="break-words">We wrote to {sent.email}.</span>}
      >
        <Notice tone="good">{sent.message}</Notice>
        <Button asChild wide size="large" variant="secondary" className="mt-6">
          <Link to="/login">Back to Login</Link>
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Create your account"
      intro="Turn what your tutor taught you into a week of short practice."
      footer={
        <>
          Already have an account?{' '}
          <Link to="/login" className="link inline-flex min-h-11 items-center">
            Sign in
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={form.handleSubmit(signUp)} className="space-y-5">
        {errors.root?.message && <Notice tone="bad">{errors.root.message}</Notice>}
        <TextField
          label="First Name"
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          placeholder="Min 8 characters"
          autoComplete="new-password"
          required
          minLength={PASSWORD_MIN_LENGTH}
          error={errors.password?.message}
          {...form.register('password')}
        />
        {humanCheck.field}
        <Button
          type="submit"
          wide
          size="large"
          disabled={!humanCheck.passed}
          busy={isSubmitting && 'Creating your account…'}
        >
          Create Account
        </Button>
        {/* In a new tab: leaving the page would lose what was typed. */}
        <p className="text-center text-ink-soft text-sm">
          By creating an account you agree to the{' '}
          <Link to="/terms" target="_blank" className="link">
            Terms<span className="sr-only"> (new tab)</span>
          </Link>{' '}
          and the{' '}
          <Link to="/privacy" target="_blank" className="link">
            Privacy Policy<span className="sr-only"> (new tab)</span>
          </Link>
          .
        </p>
      </form>
    </AuthPage>
  );
}
