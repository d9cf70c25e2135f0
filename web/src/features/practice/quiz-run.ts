import type { QuizContent } from '@repaso/proto/activities/content';
import { gradeQuiz } from '@repaso/proto/activities/grading';
import type { Answer } from '@repaso/proto/http/tasks';
import { elapsed } from './exercise-run.ts';

export type QuizQuestion = QuizContent['questions'][number];

/** A quiz keeps every answer, and every question can be visited again until it is finished. */
export interface QuizRun {
  questions: QuizQuestion[];
  /** 0-based; equal to the number of questions once the quiz is finished. */
  index: number;
  /** By question; '' where nothing was answered. */
  given: string[];
  /** Milliseconds spent on each question, over all visits. */
  durations: number[];
  shownAt: number;
}

export type QuizEvent =
  | { type: 'answered'; given: string }
  | { type: 'previous'; at: number }
  | { type: 'next'; at: number };

export function startQuiz({ questions, at }: { questions: QuizQuestion[]; at: number }): QuizRun {
  return {
    questions,
    index: 0,
    given: questions.map(() => ''),
    durations: questions.map(() => 0),
    shownAt: at,
  };
}

export function quizRun(run: QuizRun, event: QuizEvent): QuizRun {
  if (isQuizFinished(run)) return run;
  switch (event.type) {
    case 'answered':
      return { ...run, given: run.given.with(run.index, event.given) };
    case 'previous':
      return run.index === 0 ? run : visit(run, run.index - 1, event.at);
    case 'next':
      return canGoOn(run) ? visit(run, run.index + 1, event.at) : run;
  }
}

function visit(run: QuizRun, index: number, at: number): QuizRun {
  const spent = (run.durations[run.index] ?? 0) + elapsed(run.shownAt, at);
  return { ...run, index, durations: run.durations.with(run.index, spent), shownAt: at };
}

/** Next is disabled until the answer is non-empty (specification, section 5). */
export function canGoOn(run: QuizRun): boolean {
  return (run.given[run.index] ?? '').trim() !== '';
}

export function isQuizFinished(run: QuizRun): boolean {
  return run.index >= run.questions.length;
}

export function quizAnswers(run: QuizRun): Answer[] {
  return run.questions.map((question, index) => {
    const given = run.given[index] ?? '';
    return {
      itemId: question.id,
      correct: gradeQuiz(given, question.correct_answer),
      given,
      durationMs: run.durations[index] ?? 0,
    };
  });
}
