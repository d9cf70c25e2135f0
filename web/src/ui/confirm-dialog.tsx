import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { scrim, useReturnFocus } from './dialog.tsx';
import { useCloseRequest } from './use-close-request.ts';

interface ConfirmDialogProps {
  title: string;
  /** What happens then, in plain words. */
  children: ReactNode;
  /** The verb of the button that does it. */
  action: string;
  /** What it is doing right now ('Deleting…'); nothing else can be chosen meanwhile. */
  busy: string | false;
  onConfirm: () => void;
  /** The Cancel button and Escape. A click outside does nothing. */
  onCancel: () => void;
  /** Something is lost for good or taken away. */
  destructive?: boolean;
}

/** Asks before something that matters. Open while it is mounted; the safe answer has the focus. */
export function ConfirmDialog({
  title,
  children,
  action,
  busy,
  onConfirm,
  onCancel,
  destructive,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  useCloseRequest(() => !busy && onCancel());
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && !busy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrim} />
        <AlertDialog.Content
          onCloseAutoFocus={returnFocus}
          className="fixed inset-x-4 inset-y-0 z-50 m-auto h-fit max-h-[90dvh] max-w-md animate-rise-in overflow-y-auto rounded-card bg-surface p-5 shadow-raised outline-none sm:p-6"
        >
          <AlertDialog.Title className="wrap-anywhere text-2xl">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="wrap-anywhere mt-3 space-y-3 text-ink-soft">{children}</div>
          </AlertDialog.Description>
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" disabled={busy !== false}>
                Cancel
              </Button>
            </AlertDialog.Cancel>
            <Button variant={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
