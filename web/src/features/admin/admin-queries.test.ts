import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../app/api.ts';
import { adminErrorText, firstPage, nextPage } from './admin-queries.ts';

describe('the list of users', () => {
  it('asks for what search, status and sort say, and for nothing else', () => {
    expect(firstPage({ search: '', status: 'all', sort: 'newest' })).toBe(
      '/api/admin/users?limit=50&sort=newest',
    );
    expect(firstPage({ search: 'añ&a', status: 'unverified', sort: 'oldest' })).toBe(
      '/api/admin/users?limit=50&sort=oldest&search=a%C3%B1%26a&status=unverified',
    );
  });

  it('goes on where the server says, until it says nothing', () => {
    const url = '/api/admin/users?cursor=abc&limit=50&sort=newest';
    expect(nextPage(`<${url}>; rel="next"`)).toBe(url);
    expect(nextPage(null)).toBeUndefined();
  });

  it('names the service that it could not reach', () => {
    const error = new NetworkError('/api/admin/users', null);
    expect(adminErrorText(error, 'Failed to fetch users')).toBe(
      'Failed to connect to admin service',
    );
    expect(adminErrorText(new Error('?'), 'Failed to fetch users')).toBe('Failed to fetch users');
  });
});
