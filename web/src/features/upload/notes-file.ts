import { apiErrors } from '@repaso/proto/http/errors';
import { FILE_MAX_BYTES } from '@repaso/proto/http/lessons';

/** Specification, section 5. The server looks at the bytes; this only saves a wasted upload. */
const EXTENSIONS = ['jpeg', 'jpg', 'png', 'webp', 'heic', 'pdf'];
const MIME_TYPES = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
];

/** What file choosers offer. Systems that know no type for .heic go by the extension. */
export const NOTES_FILE_ACCEPT = [...MIME_TYPES, ...EXTENSIONS.map((name) => `.${name}`)].join();

export const FILE_TOO_LARGE = {
  title: 'File too large',
  description: 'Please choose a file smaller than 10MB.',
};
const TYPE_NOT_SUPPORTED = {
  title: 'File type not supported',
  description: apiErrors.INVALID_FILE_TYPE.text,
};

type FileFacts = Pick<File, 'name' | 'size' | 'type'>;

function extension(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Why a file cannot be sent, in the words of the specification's section 5. */
export function fileProblem({ name, size, type }: FileFacts): typeof FILE_TOO_LARGE | undefined {
  if (size > FILE_MAX_BYTES) return FILE_TOO_LARGE;
  const known = MIME_TYPES.includes(type.toLowerCase()) || EXTENSIONS.includes(extension(name));
  return known ? undefined : TYPE_NOT_SUPPORTED;
}

export function isPdf({ name, type }: FileFacts): boolean {
  return type === 'application/pdf' || extension(name) === 'pdf';
}

const kilobytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});
const megabytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/** '3 kB', '2.4 MB': in units of 1024, so that the limit of 10485760 bytes reads '10 MB'. */
export function formatFileSize(bytes: number): string {
  const inKilobytes = Math.ceil(bytes / 1024);
  return inKilobytes < 1024
    ? kilobytes.format(inKilobytes)
    : megabytes.format(bytes / (1024 * 1024));
}
