import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type Pieces = AsyncGenerator<Uint8Array>;

/**
 * Passes pieces on as fast as they are read. Throws what fails before the first one, while it
 * can still be answered; after that a broken connection is all that can be told. A reader who
 * goes away in the middle is no failure, and no more pieces are asked for.
 */
export async function sendStream(pieces: Pieces, response: NodeJS.WritableStream): Promise<void> {
  const first = await pieces.next();
  try {
    await pipeline(Readable.from(resume(first, pieces)), response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** What `first` was taken from, whole again. */
export async function* resume(first: IteratorResult<Uint8Array>, rest: Pieces): Pieces {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
