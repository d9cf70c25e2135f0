import { useEffect, useEffectEvent } from 'react';

/** TypeScript's library does not know it yet: https://html.spec.whatwg.org/#close-watcher */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Closes what is open by what the system has for that, too: on Android it is Back. */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!CloseWatcher) return;
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
  }, []);
}
