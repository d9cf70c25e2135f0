import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { useCloseRequest } from './use-close-request.ts';

interface DialogProps {
  title: string;
  /** Escape, the close button, a click outside. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Gives the focus back to what opened the dialog: Radix does so for its own triggers only, and
 * these dialogs are opened from anywhere. Read while rendering, since a child may take the focus
 * before any effect here runs.
 */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    else if (document.activeElement === document.body) focusPage();
  };
}

/** Where the opener is gone, as the first lesson's upload button is, reading begins at the top. */
function focusPage() {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** Dims the page behind a dialog. */
export const scrim = 'fixed inset-0 z-40 animate-fade-in bg-scrim';

/** A sheet from below on phones, a centred card from 640 px. Open while it is mounted. */
export function Dialog({
  title,
  onClose,
  dismissable = true,
  initialFocus,
  children,
}: DialogProps & {
  /** False: a click outside does not close it. */
  dismissable?: boolean;
  /** What has the focus first, if not the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
}) {
  const returnFocus = useReturnFocus();
  useCloseRequest(onClose);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          onPointerDownOutside={(event) => !dismissable && event.preventDefault()}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[min(85dvh,100dvh-1rem-var(--toast-end,0px))] flex-col rounded-t-card bg-surface shadow-raised outline-none',
            'animate-rise-in pb-[env(safe-area-inset-bottom)]',
            'sm:top-(--toast-end,0px) sm:m-auto sm:h-fit sm:max-w-lg sm:rounded-card sm:transition-[top] sm:duration-200',
          )}
        >
          <div className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <IconButton label="Close" onClick={onClose}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
          <div className="overflow-y-auto p-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface FullScreenDialogProps extends DialogProps {
  /** Left of the title, e.g. a Back button. */
  leading?: ReactNode;
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean;
  /** Uses the width of a large screen, for two things side by side. */
  wide?: boolean;
}

/**
 * Takes the whole screen; only what is below the title scrolls. On a large screen its column ends
 * after 46 rem, so that the main action stays near what it is about. Open while it is mounted;
 * gives the focus back to what opened it.
 */
export function FullScreenDialog({
  title,
  titleHidden,
  wide,
  onClose,
  leading,
  children,
}: FullScreenDialogProps) {
  const returnFocus = useReturnFocus();
  useCloseRequest(onClose);
  const column = wide ? 'max-w-6xl' : 'max-w-2xl';
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          className={clsx(
            'fixed inset-0 z-40 flex animate-rise-in flex-col bg-paper outline-none',
            !wide && 'sm:pb-[max(0px,100dvh-46rem)]',
          )}
        >
          {/* A notification would lie on the progress, or on the first field: they give way. */}
          <header className="min-h-(--toast-end,0px) pt-[env(safe-area-inset-top)] transition-[min-height] duration-200">
            <div
              className={clsx('mx-auto flex min-h-14 w-full items-center gap-2 px-2 py-1', column)}
            >
              {leading}
              <Radix.Title
                className={clsx(titleHidden ? 'sr-only' : 'min-w-0 truncate px-2 text-lg')}
              >
                {title}
              </Radix.Title>
              <div className="ml-auto">
                <IconButton label="Close" onClick={onClose}>
                  <X aria-hidden className="size-5" />
                </IconButton>
              </div>
            </div>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
            <div className={clsx('mx-auto flex min-h-full w-full flex-col px-4 py-4', column)}>
              {children}
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
