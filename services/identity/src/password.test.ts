import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { checkNewPassword } from './password.ts';

const refusal = (text: string) =>
  expect.objectContaining({ code: 'VALIDATION_FAILED', fields: { password: text } });

describe('choosing a password', () => {
  it('takes any characters, 8 to 128 of them as people count', () => {
    checkNewPassword('  ñandú🦤 ');
    checkNewPassword('ab🦤'.repeat(42));
    expect(() => checkNewPassword('🦤🐢🦜🐸')).toThrow(
      refusal('Password must be at least 8 characters long'),
    );
    expect(() => checkNewPassword('x1'.repeat(65))).toThrow(
      refusal('Password must be at most 128 characters long'),
    );
  });

  it.each(['password', 'PassWord123', '12345678', 'qwertyuiop', 'contraseña', 'zzzzzzzzzzzz'])(
    'refuses %s, which everybody tries first',
    (password) => {
      expect(() => checkNewPassword(password)).toThrow(refusal('This password is too common'));
    },
  );
});

it('lists common passwords that are long enough to be chosen, in lower case', () => {
  // OWASP ASVS 5.0, 6.2.4.
  expect(commonPasswords.size).toBeGreaterThan(3000);
  for (const password of commonPasswords) {
    expect(password.length).toBeGreaterThanOrEqual(8);
    expect(password).toBe(password.toLowerCase());
  }
});
