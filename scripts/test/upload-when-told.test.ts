import { describe, expect, it, vi } from 'vitest';
import type { Answer } from './learner.ts';
import { UPLOAD_ATTEMPTS, uploadWhenTold } from './upload-when-told.ts';

const answer = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: new Headers(headers),
  json: undefined,
});
const later = answer(503, { 'retry-after': '3' });

function uploading(first: Answer, ...others: Answer[]) {
  const answers = [first, ...others];
  const upload = vi.fn(
    async (_content: string, _headers?: Record<string, string>) => answers.shift() ?? first,
  );
  const pause = vi.fn(async (_milliseconds: number) => undefined);
  return { upload, pause, uploaded: uploadWhenTold({ upload }, 'el pan - the bread', pause) };
}

describe('an upload to a product that is busy', () => {
  it('comes again when it was told to, with the same key', async () => {
    const { upload, pause, uploaded } = uploading(later, answer(201));
    expect((await uploaded).status).toBe(201);
    expect(pause.mock.calls).toEqual([[3_000]]);
    expect(upload).toHaveBeenCalledTimes(2);
    expect(upload.mock.calls[1]).toEqual(upload.mock.calls[0]);
  });

  it('gives up in the end', async () => {
    const { upload, uploaded } = uploading(later);
    expect((await uploaded).status).toBe(503);
    expect(upload).toHaveBeenCalledTimes(UPLOAD_ATTEMPTS);
  });

  it('does not come again without having been told so', async () => {
    for (const [status, headers] of [
      [503, {}],
      [429, { 'retry-after': '3' }],
      [201, {}],
    ] as const) {
      const { upload, uploaded } = uploading(answer(status, headers));
      expect((await uploaded).status).toBe(status);
      expect(upload).toHaveBeenCalledTimes(1);
    }
  });
});
