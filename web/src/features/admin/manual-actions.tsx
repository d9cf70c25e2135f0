import { adminActionRequest } from '@repaso/proto/http/admin';
import { useForm } from 'react-hook-form';
import { formResolver } from '../../app/form-resolver.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUserAction } from './use-user-action.ts';
import { verifyUser } from './user-actions.ts';

/** What needs no search in the list: an address is enough. */
export function ManualActions() {
  const { mutate, isPending } = useUserAction();
  const form = useForm({
    resolver: formResolver(adminActionRequest),
    defaultValues: { email: '' },
  });

  return (
    <Card className="max-w-xl p-5 sm:p-6">
      <h2 className="text-2xl">Verify by hand</h2>
      <p className="mt-2 text-ink-soft">
        For somebody whose verification email never arrived: the account can be used at once.
      </p>
      <form
        noValidate
        onSubmit={form.handleSubmit(({ email }) =>
          mutate({ action: verifyUser, email }, { onSuccess: () => form.reset() }),
        )}
        className="mt-5 space-y-5"
      >
        <TextField
          label="User Email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Button
          type="submit"
          size="large"
          disabled={form.watch('email').trim() === ''}
          busy={isPending && 'Verifying…'}
        >
          Verify User Account
        </Button>
      </form>
    </Card>
  );
}
