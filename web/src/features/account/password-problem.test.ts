import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-problem.ts';

const valid = {
  currentPassword: 'old',
  newPassword: 'a quiet evening',
  confirmation: 'a quiet evening',
};

describe('passwordProblem', () => {
  it('has nothing to say about a good form', () => {
    expect(passwordProblem(valid)).toBeUndefined();
  });

  it('asks for all three fields and marks the empty ones', () => {
    expect(passwordProblem({ ...valid, currentPassword: '', confirmation: '' })).toEqual({
      title: 'All password fields are required',
      fields: ['currentPassword', 'confirmation'],
    });
  });

  it('wants the same new password twice, before it looks at its length', () => {
    expect(passwordProblem({ ...valid, newPassword: 'short' })).toMatchObject({
      title: "Passwords don't match",
      fields: ['confirmation'],
    });
  });

  it('counts characters as a person does', () => {
    const seven = 'ñandú🌶🌶';
    expect(passwordProblem({ ...valid, newPassword: seven, confirmation: seven })).toMatchObject({
      title: 'Password too short',
      description: 'New password must be at least 8 characters long.',
    });
    const eight = 'contraña';
    expect(passwordProblem({ ...valid, newPassword: eight, confirmation: eight })).toBeUndefined();
  });
});
