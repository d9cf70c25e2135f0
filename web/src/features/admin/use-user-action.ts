import type { Message } from '@repaso/proto/http/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '../../app/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { adminErrorText } from './admin-queries.ts';
import type { UserAction } from './user-actions.ts';

/** Answers that say: what is on the screen is no longer so. */
const OUTDATED = [401, 403, 404];

/** Acts on the account of an address, and tells how that went. */
export function useUserAction() {
  const queryClient = useQueryClient();
  // The user, too: administrators may act on themselves.
  const reload = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => /^\/api\/(admin\/|auth\/user$)/.test(String(path)),
    });
  return useMutation({
    mutationFn: ({ action: { name, method }, email }: { action: UserAction; email: string }) =>
      api<Message>(`/api/admin/${name}`, { method, body: { email } }),
    onSuccess: ({ message }, { action }) => {
      toast({ title: 'Success', description: message });
      if (action.reloads) reload();
    },
    onError: (error, { action }) => {
      toast({
        title: action.failure,
        description: adminErrorText(error, 'Please try again.'),
        variant: 'destructive',
      });
      if (error instanceof ApiError && OUTDATED.includes(error.status)) reload();
    },
  });
}
