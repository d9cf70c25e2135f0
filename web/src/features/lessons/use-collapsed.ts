import { useSyncExternalStore } from 'react';

/** Specification, section 9. */
export const COLLAPSE_AFTER_PX = 50;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled so far that its header collapses. */
export function useCollapsed(): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > COLLAPSE_AFTER_PX);
}
