import { describe, expect, it } from 'vitest';
import {
  canGoOn,
  isQuizFinished,
  type QuizEvent,
  type QuizQuestion,
  quizAnswers,
  quizRun,
  startQuiz,
} from './quiz-run.ts';

const question = (id: string, correct_answer: string): QuizQuestion => ({
  id,
  question: `${id}?`,
  type: 'fill_blank',
  options: [],
  correct_answer,
  explanation: '',
});
const questions = [question('one', 'Sí'), question('two', 'no')];

function play(...events: QuizEvent[]) {
  return events.reduce(quizRun, startQuiz({ questions, at: 0 }));
}

describe('quizRun', () => {
  it('goes on only when the answer is non-empty', () => {
    expect(canGoOn(play())).toBe(false);
    expect(play({ type: 'next', at: 1 }).index).toBe(0);
    expect(canGoOn(play({ type: 'answered', given: '   ' }))).toBe(false);
    expect(play({ type: 'answered', given: 'x' }, { type: 'next', at: 1 }).index).toBe(1);
  });

  it('keeps the answers when the learner goes back', () => {
    const run = play(
      { type: 'answered', given: 'first' },
      { type: 'next', at: 1 },
      { type: 'answered', given: 'second' },
      { type: 'previous', at: 2 },
    );
    expect(run.index).toBe(0);
    expect(run.given).toEqual(['first', 'second']);
    expect(quizRun(run, { type: 'previous', at: 3 })).toBe(run);
  });

  it('compares exact text, case-insensitive and trimmed, and adds up the time of every visit', () => {
    const run = play(
      { type: 'answered', given: ' sí ' },
      { type: 'next', at: 1000 },
      { type: 'previous', at: 1500 },
      { type: 'next', at: 1700 },
      { type: 'answered', given: 'nó' },
      { type: 'next', at: 2000 },
    );
    expect(isQuizFinished(run)).toBe(true);
    expect(quizAnswers(run)).toEqual([
      { itemId: 'one', correct: true, given: ' sí ', durationMs: 1200 },
      { itemId: 'two', correct: false, given: 'nó', durationMs: 800 },
    ]);
  });
});
