import type { Task } from '@repaso/proto/http/tasks';
import { describe, expect, it } from 'vitest';
import {
  bannerPosition,
  byDay,
  dayName,
  formatCountdown,
  groupByDay,
  nextTick,
} from './unlock-schedule.ts';

const MINUTE = 60_000;

function task(status: Task['status'], dayOffset = 0, id = ''): Task {
  return {
    id,
    lessonId: 'lesson',
    type: 'quiz',
    title: '',
    description: '',
    status,
    score: null,
    dayOffset,
    unlocksAt: '2026-11-20T04:00:00.000Z',
    estimatedMinutes: 1,
    content: null,
  };
}

describe('byDay', () => {
  it('sorts by day and keeps the order within a day', () => {
    const sorted = byDay([
      task('locked', 1, 'c'),
      task('available', 0, 'a'),
      task('locked', 1, 'd'),
    ]);
    expect(sorted.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  });
});

describe('bannerPosition', () => {
  it('is the first locked task after an open one', () => {
    expect(
      bannerPosition([task('completed'), task('available'), task('locked'), task('locked')]),
    ).toBe(2);
  });

  it('is nowhere while nothing or everything is locked', () => {
    expect(bannerPosition([])).toBe(-1);
    expect(bannerPosition([task('completed'), task('available')])).toBe(-1);
    expect(bannerPosition([task('locked'), task('locked')])).toBe(-1);
  });

  it('skips locked tasks that follow nothing', () => {
    expect(bannerPosition([task('locked'), task('available'), task('locked')])).toBe(2);
  });
});

describe('formatCountdown', () => {
  it.each([
    [26 * 60 * MINUTE + 5 * MINUTE, '26h 5m'],
    [60 * MINUTE, '1h 0m'],
    [59 * MINUTE, '59m'],
    [58 * MINUTE + 1, '59m'],
    [1, '1m'],
    [-5000, '1m'],
  ])('reads %i ms as %s', (remaining, text) => {
    expect(formatCountdown(remaining)).toBe(text);
  });

  it('changes exactly at the next tick', () => {
    const remaining = 3 * MINUTE + 12_345;
    const after = remaining - nextTick(remaining);
    expect(formatCountdown(remaining)).toBe('4m');
    expect(formatCountdown(after + 1)).toBe('4m');
    expect(formatCountdown(after)).toBe('3m');
    expect(nextTick(after)).toBe(MINUTE);
  });
});

describe('dayName', () => {
  const now = new Date(2026, 10, 21, 23, 30);
  it.each([
    [new Date(2026, 10, 21, 4), 'Today'],
    [new Date(2026, 10, 22, 4), 'Tomorrow'],
    [new Date(2026, 10, 20, 4), 'Yesterday'],
    [new Date(2026, 10, 24, 4), 'Tuesday'],
    [new Date(2026, 10, 30, 4), 'Nov 30'],
    [new Date(2026, 10, 15, 4), 'Nov 15'],
  ])('calls %s %s', (date, name) => {
    expect(dayName(date.toISOString(), now)).toBe(name);
  });
});

describe('groupByDay', () => {
  it('puts neighbours of one day together', () => {
    const days = groupByDay([
      task('available', 0, 'a'),
      task('available', 0, 'b'),
      task('locked', 1, 'c'),
    ]);
    expect(days.map(({ dayOffset, tasks }) => [dayOffset, tasks.map(({ id }) => id)])).toEqual([
      [0, ['a', 'b']],
      [1, ['c']],
    ]);
  });
});
