import type { User } from '@repaso/proto/http/user';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, del, get, set } from 'idb-keyval';

/**
 * What the signed-in learner has read stays on this device, so that the app opens without a
 * network, with every task that is unlocked. It goes when the session ends.
 */
const USER = '/api/auth/user';
const KEPT = [USER, '/api/lessons', '/api/tasks', '/api/user/stats'];
const isKept = (path: unknown): path is string =>
  typeof path === 'string' && (KEPT.includes(path) || /^\/api\/lessons\/[\w-]+\/recap$/.test(path));

/** Says without waiting for the database whether there is anything to restore. */
const MARK = 'repaso.offline';
const KEY = 'data';
/** Milliseconds in which several changes are written at once. */
const WRITE_DELAY_MS = 300;

/** The data of each path. */
type Snapshot = Record<string, unknown>;
/** Older than anything that counts as fresh: a visit asks the server, whatever is shown meanwhile. */
const LONG_AGO = { updatedAt: 1 };

const store = () => createStore('repaso', 'offline');

/** Puts back what was read on earlier visits. */
export async function restoreOfflineData(client: QueryClient): Promise<void> {
  if (localStorage.getItem(MARK) === null) return;
  try {
    const snapshot: Snapshot = (await get(KEY, store())) ?? {};
    for (const [path, data] of Object.entries(snapshot)) {
      client.setQueryData([path], data, LONG_AGO);
    }
  } catch (error) {
    console.error('What was read before cannot be opened.', error);
  }
}

/** Writes down what the server says from now on. Returns what stops it. */
export function keepOfflineData(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = async (): Promise<void> => {
    timer = undefined;
    const user = client.getQueryData<User | null>([USER]);
    // Not known yet is not signed out.
    if (user === undefined) return;
    try {
      if (user === null) {
        localStorage.removeItem(MARK);
        await del(KEY, store());
      } else {
        await set(KEY, snapshotOf(client), store());
        localStorage.setItem(MARK, user.id);
      }
    } catch (error) {
      console.error('What was read cannot be kept on this device.', error);
    }
  };

  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    const changed = type === 'updated' || type === 'removed';
    if (changed && isKept(query.queryKey[0])) timer ??= setTimeout(write, WRITE_DELAY_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function snapshotOf(client: QueryClient): Snapshot {
  const snapshot: Snapshot = {};
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const [path] = queryKey;
    if (!isKept(path) || queryKey.length > 1 || state.data === undefined) continue;
    snapshot[path] = state.data;
  }
  return snapshot;
}
