import type { Message } from '@repaso/proto/http/text';
import { useMutation } from '@tanstack/react-query';
import { LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError, api } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AccountSection } from './account-section.tsx';

/** Time to read that the account is gone (specification, section 9). */
const REDIRECT_MS = 2000;

interface AccountActionsProps {
  onSignOut: () => Promise<void>;
  onDeleted: () => void;
}

export function AccountActions({ onSignOut, onDeleted }: AccountActionsProps) {
  const [asking, setAsking] = useState(false);
  const signOut = useMutation({ mutationFn: onSignOut });
  const remove = useMutation({
    mutationFn: () => api<Message>('/api/user/delete', { method: 'DELETE' }),
    onSuccess: () => {
      toast({
        title: 'Account deleted',
        description: 'Your account has been permanently deleted.',
      });
      // Whatever this page does meanwhile: it ends at the start.
      setTimeout(onDeleted, REDIRECT_MS);
    },
    onError: (error) => {
      setAsking(false);
      console.error('Failed to delete account', error);
      toast({
        title: 'Delete failed',
        // The last administrator is told why.
        description:
          error instanceof ApiError && error.code === 'CONFLICT' && error.error
            ? error.error
            : 'Could not delete account. Please try again.',
        variant: 'destructive',
      });
    },
  });
  return (
    <AccountSection title="Account Actions">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={signOut.isPending && 'Logging out…'}
          onClick={() => signOut.mutate()}
        >
          <LogOut aria-hidden className="size-5" />
          Log Out
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-5" />
          Delete Account
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title="Delete Account"
          action="Delete Account"
          busy={remove.isSuccess ? 'Deleted' : remove.isPending && 'Deleting…'}
          destructive
          onConfirm={() => remove.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>Are you sure you want to delete your account? This cannot be undone.</p>
          <p>Your lessons, activities, scores and notes go with it.</p>
        </ConfirmDialog>
      )}
    </AccountSection>
  );
}
