import { describe, expect, it } from 'vitest';
import { checkResetToken, checkVerificationToken, type MailedToken } from './mailed-token.ts';

const now = new Date('2026-01-01T12:00:00Z');
const fresh: MailedToken = {
  tokenHash: 'hash',
  accountId: 'account',
  expiresAt: new Date('2026-01-01T12:00:00.001Z'),
  usedAt: null,
  isSuperseded: false,
};
const invalid = expect.objectContaining({ code: 'TOKEN_INVALID' });
const expired = expect.objectContaining({ code: 'TOKEN_EXPIRED' });

describe('a reset token', () => {
  it('is good until its time, its use or a newer request', () => {
    expect(checkResetToken(fresh, now)).toBe(fresh);
    expect(() => checkResetToken(undefined, now)).toThrow(invalid);
    expect(() => checkResetToken({ ...fresh, usedAt: now }, now)).toThrow(invalid);
    expect(() => checkResetToken({ ...fresh, isSuperseded: true }, now)).toThrow(invalid);
    expect(() => checkResetToken({ ...fresh, expiresAt: now }, now)).toThrow(expired);
  });
});

describe('a verification token', () => {
  it('is good until its time, and for good once it has verified', () => {
    expect(checkVerificationToken({ ...fresh, isSuperseded: true }, now).accountId).toBe('account');
    expect(checkVerificationToken({ ...fresh, usedAt: now, expiresAt: now }, now)).toBeDefined();
    expect(() => checkVerificationToken(undefined, now)).toThrow(invalid);
    expect(() => checkVerificationToken({ ...fresh, expiresAt: now }, now)).toThrow(expired);
  });
});
