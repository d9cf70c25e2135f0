import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api, errorText, NetworkError } from './api.ts';

function answer(body: string, init: ResponseInit): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, init)),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('api', () => {
  it('sends the session and JSON, and parses the answer', async () => {
    answer('{"message":"Done"}', { status: 200 });
    await expect(api('/api/x', { method: 'POST', body: { a: 1 } })).resolves.toEqual({
      message: 'Done',
    });
    expect(fetch).toHaveBeenCalledWith('/api/x', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"a":1}',
      signal: undefined,
    });
  });

  it('sends form data as it is', async () => {
    answer('{}', { status: 201 });
    const form = new FormData();
    await api('/api/lessons', { method: 'POST', body: form, headers: { 'X-Time-Zone': 'UTC' } });
    expect(fetch).toHaveBeenCalledWith(
      '/api/lessons',
      expect.objectContaining({ body: form, headers: { 'X-Time-Zone': 'UTC' } }),
    );
  });

  it('raises "{status}: {body}" with what the body says', async () => {
    const body = JSON.stringify({
      error: "Looks like you haven't verified your email yet.",
      code: 'EMAIL_NOT_VERIFIED',
      requestId: 'req-12345678',
      fields: { email: 'Please enter a valid email address.' },
      needsVerification: true,
    });
    answer(body, { status: 403 });
    const error = await api('/api/auth/login').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `403: ${body}`,
      status: 403,
      code: 'EMAIL_NOT_VERIFIED',
      error: "Looks like you haven't verified your email yet.",
      fields: { email: 'Please enter a valid email address.' },
      requestId: 'req-12345678',
      needsVerification: true,
    });
  });

  it('raises the status text for an empty body and survives a body that is not JSON', async () => {
    answer('', { status: 503, statusText: 'Service Unavailable' });
    await expect(api('/api/x')).rejects.toThrow('503: Service Unavailable');
    answer('<h1>Bad Gateway</h1>', { status: 502 });
    await expect(api('/api/x')).rejects.toMatchObject({ error: undefined, fields: {} });
  });

  it('names the address when the network fails, and logs it', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await expect(api('/api/tasks')).rejects.toThrow('Network connection failed for /api/tasks');
    expect(log).toHaveBeenCalledWith('Network connection failed for /api/tasks');
  });
});

describe('errorText', () => {
  it('prefers the server, then the fallback, and has words for a dead network', () => {
    const refused = new ApiError(401, '', '{"error":"Invalid email or password"}');
    expect(errorText(refused, 'Login failed')).toBe('Invalid email or password');
    expect(errorText(new ApiError(500, 'Oops', ''), 'Login failed')).toBe('Login failed');
    expect(errorText(new NetworkError('/x', null), 'Login failed')).toBe(
      'Network error. Please try again.',
    );
  });
});
