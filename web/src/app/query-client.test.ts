import type { User } from '@repaso/proto/http/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';
import { expiredAt, forgetExpiry, userQuery } from './session.ts';

const ana = { id: 'ana' } as User;
const refusal = (code: string, status: number) =>
  new Response(JSON.stringify({ error: 'No.', code, requestId: 'r' }), { status });

function answer(response: () => Response | Promise<Response>): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response()),
  );
}

let dialogIsOpen: boolean;
/** Closes the dialog, and tells whoever watches the page. */
let closeDialog: () => void;
beforeEach(() => {
  dialogIsOpen = false;
  closeDialog = () => (dialogIsOpen = false);
  vi.stubGlobal(
    'MutationObserver',
    class {
      disconnect = vi.fn();
      observe = vi.fn();
      constructor(tell: () => void) {
        closeDialog = () => {
          dialogIsOpen = false;
          tell();
        };
      }
    },
  );
  vi.stubGlobal('location', { pathname: '/profile', search: '?a=b' });
  vi.stubGlobal('document', { querySelector: () => (dialogIsOpen ? {} : null) });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const optionsOf = (path: string) => queryClient.defaultQueryOptions({ queryKey: [path] });

describe('what is read', () => {
  it.each([
    ['/api/auth/user', 60_000],
    ['/api/lessons', 60_000],
    ['/api/tasks', 30_000],
    ['/api/user/stats', 120_000],
  ])('%s is fresh for %i ms', (path, staleTime) => {
    expect(optionsOf(path).staleTime).toBe(staleTime);
  });

  it('is not read again by itself, but for the user', () => {
    const { refetchOnWindowFocus, refetchOnReconnect, refetchInterval, retry } =
      optionsOf('/api/lessons');
    expect([refetchOnWindowFocus, refetchOnReconnect, refetchInterval, retry]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([userQuery.refetchOnWindowFocus, userQuery.refetchOnReconnect]).toEqual([true, true]);
  });

  it('is a GET of the first element of its key; a network failure is logged and gives nothing', async () => {
    answer(() => Response.json([]));
    await queryClient.fetchQuery({ queryKey: ['/api/lessons', 'x'] });
    expect(fetch).toHaveBeenCalledWith(
      '/api/lessons',
      expect.objectContaining({ method: 'GET', credentials: 'include' }),
    );
    answer(() => Promise.reject(new TypeError('offline')));
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await expect(queryClient.fetchQuery({ queryKey: ['/api/tasks'] })).rejects.toThrow();
    expect(log).toHaveBeenCalledWith('Network connection failed for /api/tasks');
    expect(queryClient.getQueryData(['/api/tasks'])).toBeUndefined();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('a session that ends by itself', () => {
  const readLessons = () => queryClient.fetchQuery({ queryKey: ['/api/lessons'] });
  const change = () =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => api('/api/user/email-preferences') })
      .execute(undefined);

  it('is noticed with the next read, and remembers where that was', async () => {
    queryClient.setQueryData(userQuery.queryKey, ana);
    answer(() => refusal('UNAUTHENTICATED', 401));
    await expect(readLessons()).rejects.toThrow('401: ');
    expect(queryClient.getQueryData(userQuery.queryKey)).toBeNull();
    expect(expiredAt(queryClient)).toBe('/profile?a=b');
    forgetExpiry(queryClient);
    await expect(readLessons()).rejects.toThrow('401: ');
    expect(expiredAt(queryClient)).toBeUndefined();
  });

  it('is noticed when the user is asked for', async () => {
    queryClient.setQueryData(userQuery.queryKey, ana);
    answer(() => refusal('UNAUTHENTICATED', 401));
    await expect(queryClient.fetchQuery({ ...userQuery, staleTime: 0 })).resolves.toBeNull();
    expect(expiredAt(queryClient)).toBe('/profile?a=b');
  });

  it('is noticed with the next change', async () => {
    queryClient.setQueryData(userQuery.queryKey, ana);
    answer(() => refusal('UNAUTHENTICATED', 401));
    await expect(change()).rejects.toThrow('401: ');
    expect(queryClient.getQueryData(userQuery.queryKey)).toBeNull();
  });

  it('waits for what is under way in a dialog', async () => {
    queryClient.setQueryData(userQuery.queryKey, ana);
    answer(() => refusal('UNAUTHENTICATED', 401));
    dialogIsOpen = true;
    await expect(change()).rejects.toThrow('401: ');
    const asked = queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
    await expect(asked).resolves.toBe(ana);
    expect(queryClient.getQueryData(userQuery.queryKey)).toBe(ana);
    closeDialog();
    expect(queryClient.getQueryData(userQuery.queryKey)).toBeNull();
    expect(expiredAt(queryClient)).toBe('/profile?a=b');
  });

  it('is something else than a wrong password, and than none', async () => {
    queryClient.setQueryData(userQuery.queryKey, ana);
    answer(() => refusal('INVALID_CREDENTIALS', 401));
    await expect(change()).rejects.toThrow('401: ');
    expect(queryClient.getQueryData(userQuery.queryKey)).toBe(ana);

    queryClient.setQueryData(userQuery.queryKey, null);
    answer(() => refusal('UNAUTHENTICATED', 401));
    await expect(readLessons()).rejects.toThrow('401: ');
    expect(expiredAt(queryClient)).toBeUndefined();
  });
});
