import type { CompleteTaskRequest, Completion } from '@repaso/proto/http/tasks';
import { ApiError, api } from '../../app/api.ts';

/**
 * Completions wait on this device until the server has answered them, so that none is lost to a
 * dead connection or a closed tab. Each carries its own idempotency key, so that sending one
 * again never counts twice. One storage entry each: two tabs cannot overwrite one another.
 */
export interface PendingCompletion {
  /** Sent as `Idempotency-Key`. */
  key: string;
  taskId: string;
  body: CompleteTaskRequest;
}

export type Send = (pending: PendingCompletion) => Promise<Completion>;

export const sendCompletion: Send = ({ key, taskId, body }) =>
  api<Completion>(`/api/tasks/${taskId}/complete`, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body,
  });

const PREFIX = 'repaso.completion';
/** Belongs to one learner: whoever signs in next on this device must not send it. */
const entryName = (learnerId: string, key: string) => `${PREFIX}.${learnerId}.${key}`;

export interface CompletionOutbox {
  /** Sends a completion and keeps it until the server has answered. @throws what `send` throws */
  deliver(pending: PendingCompletion): Promise<Completion>;
  /** Sends all that are kept; how many the server took. */
  flush(): Promise<number>;
  pending(): PendingCompletion[];
}

export function completionOutbox(
  learnerId: string,
  { storage, send }: { storage: Storage; send: Send } = {
    storage: localStorage,
    send: sendCompletion,
  },
): CompletionOutbox {
  async function deliver(pending: PendingCompletion): Promise<Completion> {
    const name = entryName(learnerId, pending.key);
    keep(storage, name, pending);
    try {
      const completion = await send(pending);
      storage.removeItem(name);
      return completion;
    } catch (error) {
      if (isRefused(error)) storage.removeItem(name);
      throw error;
    }
  }

  function pending(): PendingCompletion[] {
    return Object.keys(storage)
      .filter((name) => name.startsWith(entryName(learnerId, '')))
      .map((name) => JSON.parse(storage.getItem(name) ?? 'null') as PendingCompletion);
  }

  async function flush(): Promise<number> {
    const results = await Promise.allSettled(pending().map(deliver));
    return results.filter(({ status }) => status === 'fulfilled').length;
  }

  return { deliver, flush, pending };
}

function keep(storage: Storage, name: string, pending: PendingCompletion) {
  try {
    storage.setItem(name, JSON.stringify(pending));
  } catch (error) {
    // A full or forbidden storage must not keep the completion from being sent.
    console.error('This completion cannot be kept on this device.', error);
  }
}

/** The server understood and refused: asking again would not help. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const mayPass = [401, 408, 429].includes(error.status);
  return error.status >= 400 && error.status < 500 && !mayPass;
}
