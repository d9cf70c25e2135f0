import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { IconButton } from './icon-button.tsx';
import { dismissToast, toastStore } from './toast-store.ts';
import { closeTopmost } from './use-close-request.ts';

// Specification, section 9.
const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

/**
 * Lets the focus go to a notification while a dialog is open: the dialog's trap listens on the
 * document and would take it back.
 */
function useReachableInDialogs(notifications: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function hideFromTrap(event: FocusEvent) {
      const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (notifications.current?.contains(goesTo as Node | null)) event.stopPropagation();
    }
    document.body.addEventListener('focusin', hideFromTrap);
    document.body.addEventListener('focusout', hideFromTrap);
    return () => {
      document.body.removeEventListener('focusin', hideFromTrap);
      document.body.removeEventListener('focusout', hideFromTrap);
    };
  }, [notifications]);
}

/**
 * Tells dialogs how much of the top a notification takes, with the space around it, for them to
 * give way: `--toast-end`, unset while there is none.
 */
function useToldEnd(viewport: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const list = viewport.current;
    if (!list) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = list.offsetHeight;
      // Removes it where the value is empty.
      style.setProperty(
        '--toast-end',
        height ? `calc(var(--toast-start) + ${height}px + 0.5rem)` : '',
      );
    });
    observer.observe(list);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-end');
    };
  }, [viewport]);
}

/** Shows what `toast()` was given. Stands once, around everything. */
export function Toaster() {
  const notifications = useRef<HTMLDivElement>(null);
  useReachableInDialogs(notifications);
  const viewport = useRef<HTMLOListElement>(null);
  useToldEnd(viewport);
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read);

  // Radix gives Escape to what came last, so to the notification, and the browser gives it to the
  // dialog as well: it belongs to the one of them that has the focus.
  function takeEscape(event: KeyboardEvent) {
    if (notifications.current?.contains(document.activeElement)) {
      event.preventDefault();
      viewport.current?.focus();
      if (shown) dismissToast(shown.id);
    } else if (closeTopmost()) event.preventDefault();
  }

  return (
    <Toast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label="Notification"
    >
      {shown && (
        <Toast.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => !open && dismissToast(shown.id)}
          onEscapeKeyDown={takeEscape}
          className={clsx(
            'flex items-start gap-3 rounded-card border bg-surface py-3 pr-2 pl-4 shadow-raised',
            'data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            shown.variant === 'destructive' ? 'border-bad' : 'border-line',
          )}
        >
          {shown.variant === 'destructive' ? (
            <CircleAlert aria-hidden className="mt-2.5 size-5 shrink-0 text-bad" />
          ) : (
            <CircleCheck aria-hidden className="mt-2.5 size-5 shrink-0 text-good" />
          )}
          <div className="min-w-0 flex-1 py-2">
            {/* What is read out is these texts, joined as they are: the space keeps them apart. */}
            <Toast.Title className="font-semibold">{shown.title}</Toast.Title>{' '}
            {shown.description && (
              <Toast.Description asChild>
                <div className="mt-0.5 text-ink-soft text-sm">{shown.description}</div>
              </Toast.Description>
            )}
          </div>
          <Toast.Close asChild>
            <IconButton label="Dismiss">
              <X aria-hidden className="size-5" />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      )}
      <div ref={notifications}>
        <Toast.Viewport
          hotkey={HOTKEY}
          ref={viewport}
          // On top, since the main actions and a phone's keyboard stand at the bottom; below the
          // buttons of a header that stays there. On a large screen in the corner of a page, or in
          // the middle of a dialog, which makes room for it.
          className="fixed inset-x-0 top-[calc(0.5rem+env(safe-area-inset-top))] z-60 mx-auto w-[min(26rem,calc(100vw-1.5rem))] rounded-card outline-none sm:top-18 in-[body:has([role=dialog],[data-stays-on-top])]:top-(--toast-start) sm:in-[body:not(:has([role=dialog]))]:right-4 sm:in-[body:not(:has([role=dialog]))]:left-auto"
        />
      </div>
    </Toast.Provider>
  );
}
