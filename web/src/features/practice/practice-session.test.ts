import { describe, expect, it } from 'vitest';
import { type PracticeEvent, practiceSession, startPractice } from './practice-session.ts';

const answers = [{ itemId: 'a', correct: true }];
const play = (...events: PracticeEvent[]) => events.reduce(practiceSession, startPractice('first'));
const phases = (...events: PracticeEvent[]) =>
  events.map((_, count) => play(...events.slice(0, count + 1)).phase);

describe('practiceSession', () => {
  it('leads from the last answer over both completion screens to the feedback step', () => {
    const next: PracticeEvent = { type: 'continued', activity: 'cloze', failed: false };
    expect(phases({ type: 'finished', answers }, next, next)).toEqual([
      'summary',
      'completion',
      'feedback',
    ]);
  });

  it('opens the feedback step right after the summary of flashcards', () => {
    const next: PracticeEvent = { type: 'continued', activity: 'flashcards', failed: false };
    expect(play({ type: 'finished', answers }, next).phase).toBe('feedback');
  });

  it('tells the learner first when the completion of flashcards has failed', () => {
    const next: PracticeEvent = { type: 'continued', activity: 'flashcards', failed: true };
    expect(phases({ type: 'finished', answers }, next, next)).toEqual([
      'summary',
      'completion',
      'feedback',
    ]);
  });

  it('starts afresh under a new key when the learner tries again', () => {
    expect(play({ type: 'finished', answers }, { type: 'again', attemptKey: 'second' })).toEqual({
      phase: 'practising',
      attemptKey: 'second',
      answers: [],
    });
  });

  it('cannot be finished twice', () => {
    const finished = play({ type: 'finished', answers });
    expect(practiceSession(finished, { type: 'finished', answers: [] })).toBe(finished);
  });
});
