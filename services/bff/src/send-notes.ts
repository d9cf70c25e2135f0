import type { ReadNotesResponse } from '@repaso/proto/gen/lesson/v1/lesson';
import type { Request, Response } from 'express';
import { sendStream } from './send-stream.ts';

/**
 * Where a browser may show the file itself. What a learner uploaded is never let near the
 * product: nothing in it runs, whatever it claims to be.
 */
const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; object-src 'none'; " +
  "base-uri 'none'; frame-ancestors 'none'; sandbox";

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
};

/**
 * Passes a lesson's notes on as fast as the browser reads them. The lesson service streams them,
 * so that nothing else holds the keys of the object store.
 */
export async function sendNotes(
  parts: AsyncIterable<ReadNotesResponse>,
  request: Request,
  response: Response,
): Promise<void> {
  const reading = parts[Symbol.asyncIterator]();
  // Asked before anything is sent, so that what fails at once is still answered with its status.
  const first = await reading.next();
  const second = await reading.next();
  const head = first.done ? undefined : first.value.part;
  if (head?.$case !== 'header') throw new Error('the lesson service sent notes without a header');
  const { contentType, sizeBytes } = head.value;
  const type = contentType.split(';')[0] ?? '';
  // A PDF is not shown in a sandbox.
  const disposition = type === 'application/pdf' ? 'attachment' : 'inline';
  response.status(200).set({
    'Content-Type': contentType,
    'Content-Length': String(sizeBytes),
    'Content-Disposition': `${disposition}; filename="notes.${extensions[type] ?? 'txt'}"`,
    'Content-Security-Policy': POLICY,
  });
  if (request.method === 'HEAD') {
    await reading.return?.(undefined);
    response.end();
    return;
  }
  await sendStream(chunks(second, reading), response);
}

async function* chunks(
  first: IteratorResult<ReadNotesResponse>,
  reading: AsyncIterator<ReadNotesResponse>,
): AsyncGenerator<Buffer> {
  try {
    for (let next = first; !next.done; next = await reading.next()) {
      if (next.value.part?.$case === 'chunk') yield next.value.part.value;
    }
  } finally {
    await reading.return?.(undefined);
  }
}
