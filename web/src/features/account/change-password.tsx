import type { Message } from '@repaso/proto/http/text';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError, api, errorText } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AccountSection } from './account-section.tsx';
import { type PasswordForm, passwordProblem } from './password-problem.ts';

const EMPTY: PasswordForm = { currentPassword: '', newPassword: '', confirmation: '' };

export function ChangePassword() {
  const queryClient = useQueryClient();
  const form = useForm<PasswordForm>({ defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;

  function mark(fields: (keyof PasswordForm)[], message: string) {
    for (const [index, field] of fields.entries()) {
      form.setError(field, { message }, { shouldFocus: index === 0 });
    }
  }

  async function change(values: PasswordForm) {
    const problem = passwordProblem(values);
    if (problem) {
      mark(problem.fields, problem.description ?? problem.title);
      toast({ ...problem, variant: 'destructive' });
      return;
    }
    const { currentPassword, newPassword } = values;
    try {
      await api<Message>('/api/auth/change-password', {
        method: 'POST',
        body: { currentPassword, newPassword },
      });
    } catch (error) {
      const description = errorText(error, 'Please check your current password and try again.');
      const fields = Object.keys(error instanceof ApiError ? error.fields : {});
      mark(fields.filter((field) => field in EMPTY) as (keyof PasswordForm)[], description);
      toast({ title: 'Password change failed', description, variant: 'destructive' });
      return;
    }
    form.reset(EMPTY);
    // The other sessions have ended.
    queryClient.invalidateQueries({ queryKey: ['/api/user/sessions'] });
    toast({
      title: 'Password changed successfully',
      description: 'Your password has been updated securely.',
    });
  }

  return (
    <AccountSection
      title="Change Password"
      intro="Other devices are signed out when you change it."
    >
      <form noValidate onSubmit={form.handleSubmit(change)} className="space-y-5">
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            error={errors.newPassword?.message}
            {...form.register('newPassword')}
          />
          <PasswordField
            label="Confirm New Password"
            autoComplete="new-password"
            error={errors.confirmation?.message}
            {...form.register('confirmation')}
          />
        </div>
        <Button type="submit" busy={isSubmitting && 'Changing…'}>
          Change Password
        </Button>
      </form>
    </AccountSection>
  );
}
