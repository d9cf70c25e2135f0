import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { userQuery } from '../../app/session.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AccountSection } from './account-section.tsx';

export function EmailPreferences({ enabled }: { enabled: boolean }) {
  const queryClient = useQueryClient();
  const show = (next: boolean) =>
    queryClient.setQueryData(
      userQuery.queryKey,
      (user) => user && { ...user, emailRemindersEnabled: next },
    );
  const preference = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'email-preferences' },
    mutationFn: (next: boolean) =>
      api('/api/user/email-preferences', { method: 'POST', body: { enabled: next } }),
    onMutate: async (next) => {
      // An answer on its way would bring back what was.
      await queryClient.cancelQueries(userQuery);
      show(next);
    },
    onError: (_error, next) => {
      show(!next);
      toast({
        title: 'Update failed',
        description: 'Could not update email preferences. Please try again.',
        variant: 'destructive',
      });
    },
    onSuccess: (_answer, next) =>
      toast({
        title: 'Email preferences updated',
        description: next
          ? "You'll receive reminder emails when inactive"
          : 'Email reminders disabled',
      }),
  });
  return (
    <AccountSection title="Email Preferences">
      <Switch
        label="Reminder Emails"
        hint="A short mail when practice is waiting and you have been away for two days."
        checked={enabled}
        onChange={preference.mutate}
      />
    </AccountSection>
  );
}
