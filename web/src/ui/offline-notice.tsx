import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Stands there while the device has no network, and says that nothing is lost by it. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="mb-3 flex items-center gap-3 rounded-control bg-warn-tint px-4 py-3">
          <CloudOff aria-hidden className="size-5 shrink-0 text-warn" />
          You are offline. You can go on practising: what you do is kept and sent later.
        </p>
      )}
    </div>
  );
}
