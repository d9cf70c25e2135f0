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
    shown && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  );
}
