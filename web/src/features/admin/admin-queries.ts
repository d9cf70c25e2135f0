import type { AdminStats, AdminUser } from '@repaso/proto/http/admin';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ApiError, apiResponse, errorText, NetworkError } from '../../app/api.ts';

const PAGE_SIZE = 50;

export interface UserFilter {
  search: string;
  status: 'all' | 'verified' | 'unverified';
  sort: 'newest' | 'oldest';
}

export interface UserPage {
  users: AdminUser[];
  /** Users that search and status match, on all pages. */
  total: number;
  /** The address of the next page; undefined on the last one. */
  next: string | undefined;
}

/** Users page by page; the ones before stay until those of a new filter are there. */
export function useUsers(filter: UserFilter) {
  return useInfiniteQuery({
    queryKey: ['/api/admin/users', filter],
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: firstPage(filter),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function useStats() {
  return useQuery<AdminStats>({ queryKey: ['/api/admin/stats'] });
}

export function firstPage({ search, status, sort }: UserFilter): string {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), sort });
  if (search) query.set('search', search);
  if (status !== 'all') query.set('status', status);
  return `/api/admin/users?${query}`;
}

async function readPage(url: string, signal: AbortSignal): Promise<UserPage> {
  const response = await apiResponse(url, { signal });
  return {
    users: await response.json(),
    total: Number(response.headers.get('X-Total-Count')),
    next: nextPage(response.headers.get('Link')),
  };
}

/** The address with rel="next" of a `Link` header. */
export function nextPage(link: string | null): string | undefined {
  return link?.match(/<([^>]+)>; rel="next"/)?.[1];
}

export function isForbidden(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** Why an admin call failed (specification, section 8). */
export function adminErrorText(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return 'Failed to connect to admin service';
  return errorText(error, fallback);
}
