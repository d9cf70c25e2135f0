import { CONTENT_MIN_LENGTH } from '@repaso/proto/http/lessons';
import { DomainError } from '@repaso/shared/errors';
import type { ExtractedText, Limits } from '../extracted-text.ts';
import type { FileKind } from '../file-kind.ts';
import { decodePhoto } from '../picture/decode-photo.ts';
import { readPhoto } from '../recognition/read-photo.ts';
import type { Recogniser } from '../recognition/recogniser.ts';

/**
 * The text of one file. Runs where decoding may do no harm: see extract-process.ts.
 * Throws DomainError IMAGE_UNREADABLE, CONTENT_TOO_SHORT.
 */
export async function extractText(
  kind: FileKind,
  bytes: Buffer,
  limits: Limits,
  recogniser: Recogniser,
): Promise<ExtractedText> {
  const found = await (kind === 'pdf' ? fromPdf() : fromPhoto(kind)).finally(() =>
    // The next file is decoded in the memory that the engine holds.
    recogniser.stop(),
  );
  if (countLetters(found.text) < CONTENT_MIN_LENGTH) {
    throw found.sawUnreadable ? new DomainError('IMAGE_UNREADABLE') : tooShort();
  }
  const { text, pages, leftOut } = found;
  return { text, pages, leftOut };

  async function fromPhoto(photo: Exclude<FileKind, 'pdf'>) {
    const image = await decodePhoto(photo, bytes, limits.pixels);
    const { text, sawUnreadable } = await readPhoto(image, recogniser);
    return { text, pages: 1, leftOut: [], sawUnreadable };
  }

  async function fromPdf() {
    let sawUnreadable = false;
    // Loaded where it is needed: a photo is read in the memory that it would take.
    const { readPdf } = await import('../pdf/read-pdf.ts');
    const read = await readPdf(bytes, limits, async (page) => {
      const seen = await readPhoto(page, recogniser);
      sawUnreadable ||= seen.sawUnreadable;
      return seen.text;
    });
    return { ...read, sawUnreadable };
  }
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function tooShort(): DomainError {
  return new DomainError(
    'CONTENT_TOO_SHORT',
    'Your notes have very short content: we found almost no text in the file. Please upload a page with more writing or type your notes instead.',
  );
}
