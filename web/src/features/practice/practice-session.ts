import type { ActivityType } from '@repaso/proto/activities/content';
import type { Answer } from '@repaso/proto/http/tasks';

/** Where the learner is between opening a task and closing it (specification, section 4). */
export type PracticePhase =
  | 'practising'
  /** The activity's own completion screen. */
  | 'summary'
  /** The completion view that all activities share. */
  | 'completion'
  | 'feedback';

export interface PracticeSession {
  phase: PracticePhase;
  /** Names this attempt: the idempotency key of its completion. */
  attemptKey: string;
  /** Of the finished attempt; empty while practising. */
  answers: Answer[];
}

export type PracticeEvent =
  | { type: 'finished'; answers: Answer[] }
  | { type: 'again'; attemptKey: string }
  /** `failed`: the completion was sent and did not arrive. */
  | { type: 'continued'; activity: ActivityType; failed: boolean };

export function startPractice(attemptKey: string): PracticeSession {
  return { phase: 'practising', attemptKey, answers: [] };
}

export function practiceSession(session: PracticeSession, event: PracticeEvent): PracticeSession {
  switch (event.type) {
    case 'finished':
      if (session.phase !== 'practising') return session;
      return { ...session, phase: 'summary', answers: event.answers };
    case 'again':
      return session.phase === 'summary' ? startPractice(event.attemptKey) : session;
    case 'continued':
      if (session.phase === 'summary') {
        // The summary of flashcards is their completion view; one more score would say it twice.
        const told = event.activity === 'flashcards' && !event.failed;
        return { ...session, phase: told ? 'feedback' : 'completion' };
      }
      return session.phase === 'completion' ? { ...session, phase: 'feedback' } : session;
  }
}

/** A quiz can be tried again before it counts: its score is sent on Continue, all others' at once. */
export function countsOnContinue(activity: ActivityType): boolean {
  return activity === 'quiz';
}
