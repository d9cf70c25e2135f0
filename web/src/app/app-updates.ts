import { registerSW } from 'virtual:pwa-register';

/** Milliseconds between looks for a new version while the app stays open. */
const LOOK_MS = 60 * 60_000;

let started = false;

/**
 * Has the browser keep the app's files, and takes on a new version of them when that disturbs
 * nobody: while the app is out of sight and nothing is open in it. Until then the files of the
 * running version stay, so that a task under way finds its parts.
 */
export function startAppUpdates(): void {
  if (started || !('serviceWorker' in navigator)) return;
  started = true;
  let isReady = false;
  const updateSW = registerSW({
    onNeedRefresh() {
      isReady = true;
      takeOn();
    },
    onRegisteredSW(_url, registration) {
      setInterval(() => registration?.update().catch(console.error), LOOK_MS);
    },
    onRegisterError(error) {
      console.error('The app cannot be kept for use without a network.', error);
    },
  });
  const takeOn = (): void => {
    const isDisturbing =
      document.visibilityState === 'visible' || document.querySelector('[role=dialog]');
    if (isReady && !isDisturbing) void updateSW(true);
  };
  document.addEventListener('visibilitychange', takeOn);
}
