import { describe, expect, it } from 'vitest';
import { isSurveyDue, type SurveySituation } from './survey-eligibility.ts';

const due: SurveySituation = {
  user: { createdAt: '2026-11-01T10:00:00.000Z' },
  lessonCount: 1,
  completedTaskCount: 5,
  shown: false,
  now: new Date('2026-11-04T10:00:00.000Z'),
};

describe('the survey', () => {
  it('is due after three days, five tasks and a lesson', () => {
    expect(isSurveyDue(due)).toBe(true);
  });

  it.each<[string, Partial<SurveySituation>]>([
    ['an account that is a millisecond too young', { now: new Date('2026-11-04T09:59:59.999Z') }],
    ['four completed tasks', { completedTaskCount: 4 }],
    ['no lesson', { lessonCount: 0 }],
    ['a browser that has shown it', { shown: true }],
  ])('is not due with %s', (_, change) => {
    expect(isSurveyDue({ ...due, ...change })).toBe(false);
  });
});
