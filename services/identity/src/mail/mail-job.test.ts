import { describe, expect, it } from 'vitest';
import { type MailJob, nextAttempt, templateFor } from './mail-job.ts';

describe('what a mail says', () => {
  it.each([
    ['verification', false, 'verify-email'],
    ['verification', true, undefined],
    ['sign-up-notice', false, 'already-registered-unverified'],
    ['sign-up-notice', true, 'already-registered'],
    ['password-reset', false, 'reset-password'],
    ['password-reset', true, 'reset-password'],
  ] as const)('for a %s when verified is %s: %s', (kind, isVerified, template) => {
    expect(templateFor(kind, { isVerified, wantsReminder: true })).toBe(template);
  });

  it('is no reminder to whoever does not want one any more', () => {
    const recipient = { isVerified: true, wantsReminder: true };
    expect(templateFor('reminder', recipient)).toBe('reminder');
    expect(templateFor('reminder', { ...recipient, wantsReminder: false })).toBeUndefined();
  });
});

describe('a mail that could not be sent', () => {
  const requestedAt = new Date('2026-01-01T00:00:00Z');
  const job = (attempts: number): MailJob => ({
    id: '1',
    kind: 'verification',
    accountId: null,
    requestedAt,
    expiresAt: null,
    attempts,
  });

  it('is tried again soon at first, later every half hour', () => {
    const delays = [1, 2, 3, 4, 5, 6, 20].map(
      (attempts) =>
        (Number(nextAttempt(job(attempts), requestedAt)) - requestedAt.getTime()) / 1000,
    );
    expect(delays).toEqual([1, 5, 30, 120, 600, 1800, 1800]);
  });

  it('is given up after 24 hours', () => {
    expect(nextAttempt(job(50), new Date('2026-01-01T23:30:00Z'))).not.toBeNull();
    expect(nextAttempt(job(50), new Date('2026-01-01T23:30:01Z'))).toBeNull();
  });

  it('is given up when it is of no use any more', () => {
    const reminder = { ...job(5), expiresAt: new Date('2026-01-01T20:00:00Z') };
    expect(nextAttempt(reminder, new Date('2026-01-01T19:50:00Z'))).not.toBeNull();
    expect(nextAttempt(reminder, new Date('2026-01-01T19:50:01Z'))).toBeNull();
  });
});
