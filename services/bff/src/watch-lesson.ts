import { lessonProgressSubject } from '@repaso/proto/events/catalog';
import { LessonProgress, type LessonState, LessonStatus } from '@repaso/proto/gen/lesson/v1/lesson';
import { DomainError } from '@repaso/shared/errors';
import type { Broker } from '@repaso/shared/events/broker';
import type { Services } from './services.ts';

/** Milliseconds after which the lesson service is asked although no notification came. */
const ASK_AGAIN_MS = 1_000;

export interface LessonWatcher {
  /**
   * Yields the lesson's state now and whenever it changes, until it is settled or `signal` aborts.
   * Notifications only say when to ask; they may get lost. `known` is a state that the caller has
   * already: with it, a lesson service that is away for a while is waited for. Who only wants the
   * outcome is not told of every step towards it. Throws DomainError NOT_FOUND.
   */
  watch(
    lesson: { userId: string; lessonId: string; known?: LessonState; onlyOutcome?: boolean },
    signal: AbortSignal,
  ): AsyncGenerator<LessonState>;
}

export function isSettled({ status }: LessonState): boolean {
  return (
    status === LessonStatus.LESSON_STATUS_READY || status === LessonStatus.LESSON_STATUS_FAILED
  );
}

export function createLessonWatcher(
  lessons: Services['lesson'],
  nats: Broker['connection'],
): LessonWatcher {
  return {
    async *watch({ userId, lessonId, known, onlyOutcome = false }, signal) {
      if (known && isSettled(known)) {
        yield known;
        return;
      }
      const bell = createBell(signal);
      const subscription = nats.subscribe(lessonProgressSubject(lessonId), {
        callback: (error, message) => {
          if (error || !onlyOutcome || isOutcome(LessonProgress.decode(message.data))) bell.ring();
        },
      });
      try {
        // The server must know the subscription before the first look, or a change in between
        // would be seen a second late.
        nats.flush().then(bell.ring, bell.ring);
        await bell.rung(ASK_AGAIN_MS);
        let last = known;
        while (!signal.aborted) {
          const state = await ask(lessons, { userId, lessonId }, last !== undefined);
          if (state && (last === undefined || differs(state, last))) {
            yield state;
            if (isSettled(state)) return;
            last = state;
          }
          await bell.rung(ASK_AGAIN_MS);
        }
      } finally {
        subscription.unsubscribe();
      }
    },
  };
}

function isOutcome({ stage }: LessonProgress): boolean {
  return stage === 'ready' || stage === 'failed';
}

async function ask(
  lessons: Services['lesson'],
  request: { userId: string; lessonId: string },
  patient: boolean,
): Promise<LessonState | undefined> {
  try {
    return (await lessons.getLesson(request)).lesson;
  } catch (error) {
    const passing =
      error instanceof DomainError &&
      (error.code === 'SERVICE_UNAVAILABLE' || error.code === 'SERVICE_BUSY');
    if (patient && passing) return undefined;
    throw error;
  }
}

function differs(a: LessonState, b: LessonState): boolean {
  return (
    a.status !== b.status ||
    a.progress?.stage !== b.progress?.stage ||
    a.progress?.message !== b.progress?.message
  );
}

/** Remembers that it was rung until somebody listens. */
function createBell(signal: AbortSignal) {
  let rings = false;
  let wake: (() => void) | undefined;
  return {
    ring: (): void => {
      rings = true;
      wake?.();
    },
    /** Resolves when it was rung since the last time, after `timeoutMs`, or on abort. */
    rung: (timeoutMs: number): Promise<void> =>
      new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          wake = undefined;
          rings = false;
          resolve();
        };
        const timer = setTimeout(done, timeoutMs);
        signal.addEventListener('abort', done);
        wake = done;
        if (rings || signal.aborted) done();
      }),
  };
}
