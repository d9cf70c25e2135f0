import { FILE_MAX_BYTES } from '@repaso/proto/http/lessons';
import { describe, expect, it } from 'vitest';
import { fileProblem, formatFileSize, isPdf, NOTES_FILE_ACCEPT } from './notes-file.ts';

function facts(name: string, type: string, size = 1000) {
  return { name, type, size };
}

describe('fileProblem', () => {
  it.each([
    ['notes.jpeg', 'image/jpeg'],
    ['NOTES.JPG', ''],
    ['notes.png', 'image/png'],
    ['notes.webp', 'image/webp'],
    ['IMG_0042.HEIC', ''],
    ['IMG_0042', 'image/heic'],
    ['notes.heic', 'application/octet-stream'],
    ['notes.pdf', 'application/pdf'],
    ['image', 'image/png'],
  ])('takes %s of type "%s"', (name, type) => {
    expect(fileProblem(facts(name, type))).toBeUndefined();
  });

  it.each([
    ['notes.gif', 'image/gif'],
    ['notes.docx', ''],
    ['pdf', ''],
    ['notes.pdf.exe', ''],
  ])('refuses %s of type "%s"', (name, type) => {
    expect(fileProblem(facts(name, type))).toEqual({
      title: 'File type not supported',
      description: 'Please upload a JPG, PNG, WebP, HEIC, or PDF file.',
    });
  });

  it('takes 10485760 bytes and not one more', () => {
    expect(fileProblem(facts('notes.pdf', '', FILE_MAX_BYTES))).toBeUndefined();
    expect(fileProblem(facts('notes.pdf', '', FILE_MAX_BYTES + 1))).toEqual({
      title: 'File too large',
      description: 'Please choose a file smaller than 10MB.',
    });
  });
});

describe('a file of notes', () => {
  it('is offered by type and by extension', () => {
    expect(NOTES_FILE_ACCEPT.split(',')).toEqual(
      expect.arrayContaining(['image/jpeg', 'image/heic', 'application/pdf', '.jpg', '.heic']),
    );
  });

  it('is a PDF by its type or its name', () => {
    expect(isPdf(facts('scan', 'application/pdf'))).toBe(true);
    expect(isPdf(facts('Scan.PDF', ''))).toBe(true);
    expect(isPdf(facts('scan.png', 'image/png'))).toBe(false);
  });

  it('has a size that people can read', () => {
    expect(formatFileSize(1)).toBe('1 kB');
    expect(formatFileSize(250_000)).toBe('245 kB');
    expect(formatFileSize(1024 * 1024)).toBe('1 MB');
    expect(formatFileSize(2_500_000)).toBe('2.4 MB');
    expect(formatFileSize(FILE_MAX_BYTES)).toBe('10 MB');
  });
});
