import { fileTypeFromBuffer } from 'file-type';

export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';

/** How many of a file's first bytes are enough to tell its kind. */
export const KIND_HEAD_BYTES = 4_096;
/** Readers of PDF accept the header anywhere within these bytes (ISO 32000-1, Annex H.3.4.1). */
const PDF_HEADER_WITHIN = 1_024;

const kinds: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
};

/** The kind of a file by its first bytes (KIND_HEAD_BYTES are enough), never by its name. */
export async function fileKindOf(head: Uint8Array): Promise<FileKind | undefined> {
  const start = head.subarray(0, KIND_HEAD_BYTES);
  const type = await fileTypeFromBuffer(start);
  if (type) return kinds[type.mime] ?? (hasPdfHeader(start) ? 'pdf' : undefined);
  return hasPdfHeader(start) ? 'pdf' : undefined;
}

function hasPdfHeader(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, PDF_HEADER_WITHIN)).includes('%PDF-');
}
