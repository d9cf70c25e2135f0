import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';

const email = 'ana.ruiz@example.org';

describe('displayName', () => {
  it.each([
    [{ firstName: 'Ana', lastName: 'Ruiz' }, 'Ana Ruiz'],
    [{ firstName: 'Ana', lastName: null }, 'Ana'],
    [{ firstName: 'Ana', lastName: '' }, 'Ana'],
    [{ firstName: '', lastName: 'Ruiz' }, 'ana.ruiz'],
    [{ firstName: '', lastName: null }, 'ana.ruiz'],
  ])('calls %o %s', (names, expected) => {
    expect(displayName({ ...names, email })).toBe(expected);
  });
});
