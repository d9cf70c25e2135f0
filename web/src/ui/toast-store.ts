import type { ReactNode } from 'react';

/** A dismissed toast is forgotten after this long (specification, section 9). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface Toast {
  title: string;
  description?: ReactNode;
  /** Destructive tells of something that failed. */
  variant?: 'default' | 'destructive';
}

export interface ShownToast extends Toast {
  id: number;
  open: boolean;
}

/** One visible at a time (specification, section 9): a new toast replaces the one before. */
let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export function toast(content: Toast): void {
  lastId += 1;
  set({ ...content, id: lastId, open: true });
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  set({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) set(null);
  }, TOAST_REMOVE_DELAY_MS);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ShownToast | null => current,
};
