import { describe, expect, it } from 'vitest';
import { reminderDueAt, reminderHours } from './reminder.ts';

const at = (time: string): Date => new Date(`2026-03-${time}Z`);

describe('a reminder is due', () => {
  it('two days after the last activity', () => {
    const state = { lastActivityAt: at('01T10:00'), lastReminderAt: null, unansweredReminders: 0 };
    expect(reminderDueAt(state)).toEqual(at('03T10:00'));
  });

  it('three days after the last reminder', () => {
    const state = {
      lastActivityAt: at('01T10:00'),
      lastReminderAt: at('03T12:00'),
      unansweredReminders: 1,
    };
    expect(reminderDueAt(state)).toEqual(at('06T12:00'));
    expect(reminderDueAt({ ...state, lastActivityAt: at('03T13:00') })).toEqual(at('06T12:00'));
    expect(reminderDueAt({ ...state, lastActivityAt: at('05T13:00') })).toEqual(at('07T13:00'));
  });

  it('no more after three that led to nothing, until the learner comes back', () => {
    const state = {
      lastActivityAt: at('01T10:00'),
      lastReminderAt: at('10T12:00'),
      unansweredReminders: 3,
    };
    expect(reminderDueAt(state)).toBeUndefined();
    expect(reminderDueAt({ ...state, lastActivityAt: at('20T10:00') })).toEqual(at('22T10:00'));
  });
});

describe('reminders go out between nine and eight in the evening of the learner', () => {
  it.each([
    ['02T08:59:59', 'UTC', '02T09:00', '02T20:00'],
    ['02T09:00', 'UTC', '02T09:00', '02T20:00'],
    ['02T19:59:59', 'UTC', '02T09:00', '02T20:00'],
    ['02T20:00', 'UTC', '03T09:00', '03T20:00'],
    ['02T12:00', 'America/Los_Angeles', '02T17:00', '03T04:00'],
    ['02T12:00', 'Pacific/Auckland', '02T20:00', '03T07:00'],
    ['02T12:00', 'Asia/Kathmandu', '02T03:15', '02T14:15'],
    // The clocks of New York went forward on the 8th.
    ['08T02:00', 'America/New_York', '08T13:00', '09T00:00'],
    ['02T12:00', 'Nowhere/Land', '02T09:00', '02T20:00'],
  ])('%s in %s: %s to %s', (now, timeZone, from, until) => {
    expect(reminderHours(at(now), timeZone)).toEqual({ from: at(from), until: at(until) });
  });
});
