import { AsyncLocalStorage } from 'node:async_hooks';

/** What a piece of work inherits from the request or event that caused it. */
export interface WorkContext {
  /** Joins logs and traces of all services. */
  requestId: string;
  /** When the caller stops waiting, in milliseconds since the epoch. */
  deadline: number | undefined;
  /** Tells apart whose request it was, by a keyed hash of the address it came from. */
  client?: string | undefined;
}

const storage = new AsyncLocalStorage<WorkContext>();

export function runInContext<T>(context: WorkContext, work: () => T): T {
  return storage.run(context, work);
}

/** The context of the work that is running, if any. */
export function currentContext(): WorkContext | undefined {
  return storage.getStore();
}
