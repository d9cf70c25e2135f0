import type { FileKind } from './extraction/file-kind.ts';

const contentTypes: Record<FileKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
};

export function contentTypeOf(kind: FileKind): string {
  return contentTypes[kind];
}
