import type { Completion } from '@repaso/proto/http/tasks';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../app/api.ts';
import { completionOutbox, type PendingCompletion, type Send } from './completion-outbox.ts';

/** Web Storage as far as the outbox goes, its entries being its own properties as in a browser. */
function memoryStorage(): Storage {
  const methods = {
    getItem(name: string): string | null {
      return (this as unknown as Record<string, string>)[name] ?? null;
    },
    setItem(name: string, value: string) {
      (this as unknown as Record<string, string>)[name] = value;
    },
    removeItem(name: string) {
      delete (this as unknown as Record<string, string>)[name];
    },
  };
  return Object.create(methods) as Storage;
}

const pending: PendingCompletion = {
  key: 'attempt-1',
  taskId: 'task-1',
  body: { score: 80, status: 'completed', answers: [] },
};
const completion = { isNewBest: true, previousBest: null, improvement: null } as Completion;
const accept: Send = async () => completion;
const refuse =
  (error: Error): Send =>
  () =>
    Promise.reject(error);
const offline = refuse(new NetworkError('/api/tasks', new TypeError('offline')));
const status = (code: number) => refuse(new ApiError(code, '', ''));

describe('completionOutbox', () => {
  it('keeps a completion only until the server has it', async () => {
    const storage = memoryStorage();
    let keptWhileSending = 0;
    const outbox = completionOutbox('ana', {
      storage,
      send: async () => {
        keptWhileSending = outbox.pending().length;
        return completion;
      },
    });
    await expect(outbox.deliver(pending)).resolves.toBe(completion);
    expect(keptWhileSending).toBe(1);
    expect(outbox.pending()).toEqual([]);
  });

  it.each([
    ['no connection', offline],
    ['an overloaded server', status(503)],
    ['an expired session', status(401)],
    ['a rate limit', status(429)],
  ])('keeps a completion through %s and sends it again under the same key', async (_, send) => {
    const storage = memoryStorage();
    await expect(completionOutbox('ana', { storage, send }).deliver(pending)).rejects.toThrow();
    const keys: string[] = [];
    const later = completionOutbox('ana', {
      storage,
      send: async ({ key }) => {
        keys.push(key);
        return completion;
      },
    });
    await expect(later.flush()).resolves.toBe(1);
    await expect(later.flush()).resolves.toBe(0);
    expect(keys).toEqual(['attempt-1']);
  });

  it('gives up what the server refuses for good', async () => {
    const outbox = completionOutbox('ana', { storage: memoryStorage(), send: status(404) });
    await expect(outbox.deliver(pending)).rejects.toThrow();
    expect(outbox.pending()).toEqual([]);
  });

  it('never sends the completion of another learner on the same device', async () => {
    const storage = memoryStorage();
    await completionOutbox('ana', { storage, send: offline })
      .deliver(pending)
      .catch(() => undefined);
    await expect(completionOutbox('ben', { storage, send: accept }).flush()).resolves.toBe(0);
    await expect(completionOutbox('ana', { storage, send: accept }).flush()).resolves.toBe(1);
  });

  it('sends even where nothing can be kept', async () => {
    const storage = memoryStorage();
    const full = Object.assign(Object.create(storage), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }) as Storage;
    await expect(
      completionOutbox('ana', { storage: full, send: accept }).deliver(pending),
    ).resolves.toBe(completion);
  });
});
