import { taskCompleted } from '@repaso/proto/events/catalog';
import type { Answer } from '@repaso/proto/http/tasks';
import { uuid } from '@repaso/proto/http/text';
import { type Clock, newId } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { DomainError, validationFailed } from '@repaso/shared/errors';
import type { Outbox } from '@repaso/shared/events/outbox';
import { bestScore, completionDocument } from './completion.ts';
import { itemIds } from './item-ids.ts';
import { findAttempt, insertAttempt } from './store/attempts.ts';
import { lockTask, setScore } from './store/tasks.ts';
import { taskStatus } from './task-document.ts';

export interface CompleteTask {
  userId: string;
  taskId: string;
  /** Percent, 0 to 100. */
  score: number;
  answers: Answer[];
  /** The learner's name for this one action; it stays taken for as long as the attempt is kept. */
  idempotencyKey: string | undefined;
}

/**
 * Counts an attempt and keeps the best score. Returns the `Completion` as JSON; the same key
 * gives the first one again. Throws NOT_FOUND, TASK_LOCKED, CONFLICT (the key belongs to another
 * task) and VALIDATION_FAILED (an answer to an item that the task does not have).
 */
export async function completeTask(
  { database, outbox, clock }: { database: Database; outbox: Outbox; clock: Clock },
  { userId, taskId, score, answers, idempotencyKey }: CompleteTask,
): Promise<string> {
  if (!uuid.safeParse(taskId).success) throw new DomainError('NOT_FOUND');

  return database.transaction(async (tx) => {
    // Requests for one task take turns from here on, so that a repeat finds its first attempt.
    const [task, earlier] = await Promise.all([
      lockTask(tx, userId, taskId),
      idempotencyKey === undefined ? undefined : findAttempt(tx, userId, idempotencyKey),
    ]);
    if (!task) throw new DomainError('NOT_FOUND');
    if (earlier) {
      if (earlier.taskId !== task.id) throw keyIsTaken();
      return completionDocument(task, earlier);
    }

    const completedAt = clock.now();
    const unlocked = task.unlocksAt <= completedAt;
    if (taskStatus({ ...task, unlocked }) === 'locked') throw new DomainError('TASK_LOCKED');
    refuseUnknownItems(task.contentJson, answers);

    const attempt = { score, previousBest: task.score };
    const event = {
      taskId: task.id,
      lessonId: task.lessonId,
      userId,
      type: task.type,
      score,
      firstCompletion: task.score === null,
      completedAt,
    };
    const [inserted] = await Promise.all([
      insertAttempt(tx, {
        ...attempt,
        id: newId(clock),
        taskId: task.id,
        userId,
        answers,
        idempotencyKey: idempotencyKey ?? null,
        completedAt,
      }),
      setScore(tx, task.id, bestScore(attempt)),
      outbox.append(tx, taskCompleted, event, { dataSubject: userId }),
    ]);
    if (!inserted) throw keyIsTaken();
    return completionDocument(task, attempt);
  });
}

function keyIsTaken(): DomainError {
  return new DomainError('CONFLICT', 'This Idempotency-Key was used for another task.');
}

function refuseUnknownItems(contentJson: string, answers: Answer[]): void {
  if (answers.length === 0) return;
  const known = itemIds(contentJson);
  const unknown = answers.findIndex(({ itemId }) => !known.has(itemId));
  if (unknown === -1) return;
  throw validationFailed({ [`answers.${unknown}.itemId`]: 'The task has no such item.' });
}
