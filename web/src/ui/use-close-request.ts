import { useEffect, useEffectEvent } from 'react';

/** TypeScript's library does not know it yet: https://html.spec.whatwg.org/#close-watcher */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** How each open dialog is closed, the topmost last. */
const open: (() => void)[] = [];

/** Closes the topmost dialog, or asks it to; false where none is open. */
export function closeTopmost(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}

/** Closes what is open by what the system has for that, too: on Android it is Back. */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const request = () => close();
    open.push(request);
    const unwatch = watchCloseRequests(request);
    return () => {
      open.splice(open.indexOf(request), 1);
      unwatch();
    };
  }, []);
}

/** Returns what ends the watching. */
function watchCloseRequests(close: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (!CloseWatcher) return () => {};
  let watcher: CloseWatcher;
  const watch = () => {
    watcher = new CloseWatcher();
    // It hears of one request; who asks before closing may get another.
    watcher.onclose = () => {
      watch();
      close();
    };
  };
  watch();
  return () => watcher.destroy();
}
