import { apiErrors } from '@repaso/proto/http/errors';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../app/api.ts';
import { uploadProblem } from './upload-errors.ts';

function refusal(code: keyof typeof apiErrors, error: string = apiErrors[code].text): ApiError {
  const { status } = apiErrors[code];
  return new ApiError(status, '', JSON.stringify({ error, code, requestId: 'req-12345678' }));
}

describe('uploadProblem', () => {
  it.each([
    ['IMAGE_UNREADABLE', 'Image not readable'],
    ['SERVICE_BUSY', 'Service temporarily busy'],
    ['CONTENT_TOO_SHORT', 'Need more content'],
    ['FILE_TOO_LARGE', 'File too large'],
    ['INVALID_FILE_TYPE', 'Unsupported file type'],
    ['UNAUTHENTICATED', 'Please log in'],
    ['UPLOAD_TIMEOUT', 'Upload timeout'],
    ['SERVICE_UNAVAILABLE', 'Service temporarily unavailable'],
    ['PARTIAL_SUCCESS', 'Partial success'],
    ['INTERNAL', 'Something went wrong'],
  ] as const)('calls %s "%s"', (code, title) => {
    expect(uploadProblem(refusal(code)).title).toBe(title);
  });

  it.each([
    ['500: the model is overloaded', 'Service temporarily busy'],
    ['500: we are at capacity', 'Service temporarily busy'],
    ['500: Your session expired', 'Please log in'],
    ['500: processing took too long', 'Upload timeout'],
    ['500: database problem', 'Service issue'],
    ['500: could not reach storage', 'Service issue'],
    ['413: <h1>Payload too large</h1>', 'File too large'],
  ])('reads "%s" as "%s"', (message, title) => {
    expect(uploadProblem(new Error(message)).title).toBe(title);
  });

  it('has words for a dead network and for a lost session', () => {
    expect(uploadProblem(new NetworkError('/api/lessons', null))).toMatchObject({
      title: 'Connection problem',
      description: 'Check your internet connection and try again.',
    });
    expect(uploadProblem(refusal('UNAUTHENTICATED')).description).toBe(
      'Your session expired. Please log in again to continue.',
    );
  });

  it('passes on why the notes could not be read, where the server knows', () => {
    const why = "We couldn't read your image. This PDF is protected with a password.";
    expect(uploadProblem(refusal('IMAGE_UNREADABLE', why))).toMatchObject({
      title: 'Image not readable',
      description: why,
    });
    expect(uploadProblem(refusal('IMAGE_UNREADABLE')).description).toBe(
      "We couldn't read your image.",
    );
  });

  it('says that what is temporary is temporary', () => {
    for (const code of ['SERVICE_BUSY', 'SERVICE_UNAVAILABLE', 'UPLOAD_TIMEOUT'] as const) {
      expect(uploadProblem(refusal(code)).description).toContain('usually temporary');
    }
  });

  it('shows only a partial success as no failure', () => {
    expect(uploadProblem(refusal('PARTIAL_SUCCESS')).saved).toBe(true);
    expect(uploadProblem(refusal('INTERNAL')).saved).toBe(false);
  });

  it('passes on what the server says about anything else', () => {
    expect(uploadProblem(refusal('RATE_LIMITED'))).toMatchObject({
      title: 'Something went wrong',
      description: apiErrors.RATE_LIMITED.text,
    });
  });
});
