import { describe, expect, it } from 'vitest';
import { shouldAsk } from './should-ask.ts';

const newcomer = {
  user: { homeScreenPromptDismissed: false, homeScreenPromptSkipped: false },
  lessonCount: 0,
  shown: false,
  installed: false,
};

describe('the home-screen prompt', () => {
  it('is for who has no lessons yet', () => {
    expect(shouldAsk(newcomer)).toBe(true);
    expect(shouldAsk({ ...newcomer, lessonCount: 1 })).toBe(false);
  });

  it('comes back to who skipped it, lessons or not', () => {
    const user = { ...newcomer.user, homeScreenPromptSkipped: true };
    expect(shouldAsk({ ...newcomer, user, lessonCount: 3 })).toBe(true);
  });

  it('never comes back to who dismissed it, even after skipping it once', () => {
    const user = { homeScreenPromptDismissed: true, homeScreenPromptSkipped: true };
    expect(shouldAsk({ ...newcomer, user })).toBe(false);
  });

  it('appears once in a session, and not in the installed app', () => {
    expect(shouldAsk({ ...newcomer, shown: true })).toBe(false);
    expect(shouldAsk({ ...newcomer, installed: true })).toBe(false);
  });
});
