import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from '../ui/toast-store.ts';

const Toaster = lazy(async () => {
  const { Toaster } = await import('../ui/toaster.tsx');
  return { default: Toaster };
});

/** Where toasts appear; loaded with the first one, since most visits show none. */
export function Notifications() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    // aria-live: a dialog hides the rest of the page from screen readers, but not this, as long as
    // it is there when the dialog opens.
    <div aria-live="off">
      {shown && (
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
}
