import { describe, expect, it } from 'vitest';
import { describeError } from './log.ts';

describe('an error in the log', () => {
  it('carries no statement, parameter or row of the database', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint "x"'), {
      code: '23505',
      detail: 'Key (email)=(ana@example.org) already exists.',
      query: 'INSERT INTO account …',
      parameters: ['ana@example.org'],
    });
    const described = describeError(new Error('could not sign up', { cause: error }));
    expect(JSON.stringify(described)).not.toContain('ana@example.org');
    expect(described.cause).toMatchObject({ code: '23505' });
  });
});
