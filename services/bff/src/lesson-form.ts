import type { Readable } from 'node:stream';
import {
  CONTENT_MIN_LENGTH,
  FILE_MAX_BYTES,
  lessonContent,
  lessonTitle,
} from '@repaso/proto/http/lessons';
import { characterCount } from '@repaso/proto/http/text';
import { DomainError, validationFailed } from '@repaso/shared/errors';
import busboy from 'busboy';
import type { Request } from 'express';
import { z } from 'zod';

/** The form as the documentation tells it; what of it fits together is decided below. */
export const lessonFormSchema = z.object({
  file: z
    .file()
    .max(FILE_MAX_BYTES)
    .optional()
    .describe('A photo or PDF of the notes: JPEG, PNG, WebP, HEIC or PDF.'),
  content: z
    .string()
    .optional()
    .describe('Typed notes instead of a file: 20 to 20,000 characters after trimming.'),
  title: z.string().max(200).optional().describe('Only for typed notes, or before the file.'),
});

export interface LessonForm {
  title: string | undefined;
  /** Typed notes, trimmed and long enough, or the bytes of one file. */
  notes: { content: string } | { file: AsyncIterable<Buffer> };
}

/** Bytes of a text field that are kept: enough to see that it is too long. */
const FIELD_MAX_BYTES = 262_144;
/** Bytes that are still read, and thrown away, after the form was refused. */
const DISCARD_MAX_BYTES = 4 * FILE_MAX_BYTES;

/**
 * Reads the form of a new lesson. Typed notes are complete when this resolves; a file starts to
 * stream, and its iteration throws the DomainError that ends it: FILE_TOO_LARGE,
 * INVALID_FILE_TYPE when empty, VALIDATION_FAILED when what follows it does not fit.
 * Throws DomainError VALIDATION_FAILED, CONTENT_TOO_SHORT, INVALID_FILE_TYPE.
 */
export function readLessonForm(request: Request): Promise<LessonForm> {
  if (!request.is('multipart/form-data')) {
    throw new DomainError('INVALID_FILE_TYPE', 'Please send a form (multipart/form-data).');
  }
  const parser = createParser(request);
  const fields = new Map<string, string>();
  let file: Readable | undefined;

  return new Promise((resolve, reject) => {
    const end = Promise.withResolvers<void>();
    // Who streams the file meets the failure there; without a file it is told by `reject`.
    end.promise.catch(() => {});

    let failed = false;
    const fail = (error: Error): void => {
      if (failed) return;
      failed = true;
      reject(error);
      end.reject(error);
      file?.destroy(error);
      request.unpipe(parser);
      discardRest(request);
    };

    parser.on('field', (name, value) => {
      if (name !== 'content' && name !== 'title') return;
      if (fields.has(name)) return fail(twice(name));
      fields.set(name, value);
      if (!file) return;
      // The file is on its way already and its title with it.
      if (name === 'title') fail(validationFailed({ title: 'Please send the title first.' }));
      else if (value.trim() !== '') fail(eitherOr());
    });
    parser.on('file', (name, stream, { filename }) => {
      // Without a name it is a file input that nobody filled in.
      if (name !== 'file' || filename === undefined) return void stream.resume();
      if (file) {
        stream.resume();
        return fail(twice('file'));
      }
      file = stream;
      // The iteration meets its failure; when none was begun, `reject` has told.
      stream.on('error', () => {});
      const title = lessonTitle.safeParse(fields.get('title') ?? '');
      if (!title.success) return fail(validationFailed({ title: firstMessage(title.error) }));
      if (fields.get('content')?.trim()) return fail(eitherOr());
      resolve({
        title: title.data || undefined,
        notes: { file: readFile(stream, end.promise, fail) },
      });
    });
    parser.on('partsLimit', () => fail(new DomainError('VALIDATION_FAILED')));
    parser.on('error', () =>
      fail(new DomainError('VALIDATION_FAILED', 'The form could not be read.')),
    );
    parser.on('close', () => {
      end.resolve();
      if (file) return;
      try {
        resolve(typedNotes(fields));
      } catch (error) {
        reject(error);
      }
    });
    // Answered before it was read to the end, because the lesson service is away for instance.
    request.res?.once('finish', () => {
      if (!request.complete) fail(new DomainError('VALIDATION_FAILED'));
    });
    request.once('close', () => {
      if (!request.complete) fail(new DomainError('VALIDATION_FAILED', 'The upload was cut off.'));
    });
    request.pipe(parser);
  });
}

function createParser(request: Request): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        // One byte more than allowed tells a file that fits from one that does not.
        fileSize: FILE_MAX_BYTES + 1,
        fieldSize: FIELD_MAX_BYTES,
        fieldNameSize: 100,
        parts: 20,
      },
    });
  } catch (cause) {
    throw new DomainError('VALIDATION_FAILED', 'The form could not be read.', { cause });
  }
}

async function* readFile(
  stream: Readable,
  formEnd: Promise<void>,
  fail: (error: Error) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  let complete = false;
  try {
    for await (const chunk of stream) {
      bytes += chunk.length;
      if (bytes > FILE_MAX_BYTES) throw new DomainError('FILE_TOO_LARGE');
      yield chunk;
    }
    if (bytes === 0) throw new DomainError('INVALID_FILE_TYPE');
    await formEnd;
    complete = true;
  } finally {
    // Also when the receiver wants no more of it.
    if (!complete) fail(new DomainError('VALIDATION_FAILED'));
  }
}

function typedNotes(fields: Map<string, string>): LessonForm {
  const given = fields.get('content');
  if (given === undefined) {
    throw validationFailed({ content: 'Please choose a file or type your notes.' });
  }
  const content = lessonContent.safeParse(given.trim());
  const title = lessonTitle.safeParse(fields.get('title') ?? '');
  if (!content.success || !title.success) {
    throw validationFailed({
      ...(content.error && { content: firstMessage(content.error) }),
      ...(title.error && { title: firstMessage(title.error) }),
    });
  }
  if (characterCount(content.data) < CONTENT_MIN_LENGTH) throw new DomainError('CONTENT_TOO_SHORT');
  return { title: title.data || undefined, notes: { content: content.data } };
}

/**
 * Reads on without keeping anything, since most clients look at the answer only after they sent
 * everything; one that never stops is cut off.
 */
function discardRest(request: Request): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > DISCARD_MAX_BYTES) request.destroy();
  });
  request.resume();
}

function twice(name: string): DomainError {
  return validationFailed({ [name]: `Please send ${name} once.` });
}

function eitherOr(): DomainError {
  return validationFailed({ content: 'Please send either a file or typed notes, not both.' });
}

function firstMessage(error: z.ZodError): string {
  return error.issues[0]?.message ?? '';
}
