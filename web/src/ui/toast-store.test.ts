import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, toast, toastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = () => toastStore.read();

it('one notification is shown at a time: the newest', () => {
  const heard = vi.fn();
  const stop = toastStore.subscribe(heard);
  toast({ title: 'Lesson renamed' });
  const first = shown();
  toast({ title: 'Send failed', variant: 'destructive' });
  expect(shown()).toMatchObject({ title: 'Send failed', open: true });
  dismissToast(first?.id ?? 0);
  expect(shown()?.open).toBe(true);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

it('a dismissed one closes at once and is forgotten after 1,000,000 ms', () => {
  toast({ title: 'Lesson deleted' });
  dismissToast(shown()?.id ?? 0);
  expect(shown()).toMatchObject({ title: 'Lesson deleted', open: false });
  vi.advanceTimersByTime(999_999);
  expect(shown()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(shown()).toBeNull();
});
