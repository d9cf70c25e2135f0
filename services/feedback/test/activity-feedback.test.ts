import { tasksScheduled, userDeleted } from '@repaso/proto/events/catalog';
import { newId } from '@repaso/shared/clock';
import { testClock } from '@repaso/shared/testing/engines';
import { describe, expect, it } from 'vitest';
import { schedule, startFeedback } from './start-feedback.ts';

const { client, deliver, rowsOf } = await startFeedback();

describe('feedback on an activity', () => {
  it('is kept, with its task and the words that came with it, trimmed', async () => {
    const event = schedule();
    await deliver(tasksScheduled, event);
    const { userId } = event;
    const taskId = event.tasks[0]!.taskId;
    const feedback = '  ¿Por qué “él”? 😀\n';
    const request = { userId, activityType: 'cloze', positive: false, feedback, taskId };
    await client.recordActivityFeedback(request);

    expect(await rowsOf('activity_feedback', userId)).toEqual([
      {
        id: expect.any(String),
        user_id: userId,
        task_id: taskId,
        activity_type: 'cloze',
        positive: false,
        feedback: '¿Por qué “él”? 😀',
        created_at: expect.any(Date),
      },
    ]);
  });

  it('needs neither words nor a task', async () => {
    const userId = newId(testClock);
    const request = { userId, activityType: 'General Feedback', positive: true };
    await client.recordActivityFeedback(request);
    await client.recordActivityFeedback({ ...request, feedback: '   ' });
    const rows = await rowsOf('activity_feedback', userId);
    expect(rows.map(({ feedback, task_id }) => [feedback, task_id])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('does not tell unknown tasks and other people’s apart', async () => {
    const stranger = schedule();
    await deliver(tasksScheduled, stranger);
    const userId = newId(testClock);
    const request = { userId, activityType: 'quiz', positive: true };
    for (const taskId of [stranger.tasks[0]!.taskId, newId(testClock)]) {
      await expect(client.recordActivityFeedback({ ...request, taskId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await rowsOf('activity_feedback', userId)).toEqual([]);
  });

  it('refuses what does not fit, and names it', async () => {
    const request = { userId: newId(testClock), activityType: 'quiz', positive: true };
    const cases: [string, Partial<typeof request> & { feedback?: string; taskId?: string }][] = [
      ['activityType', { activityType: 'karaoke' }],
      ['feedback', { feedback: 'x'.repeat(5001) }],
      ['feedback', { feedback: 'a\0b' }],
      ['taskId', { taskId: 'first' }],
    ];
    for (const [field, changes] of cases) {
      await expect(client.recordActivityFeedback({ ...request, ...changes })).rejects.toMatchObject(
        {
          code: 'VALIDATION_FAILED',
          fields: { [field]: expect.any(String) },
        },
      );
    }
  });
});

describe('scheduled tasks', () => {
  it('are learned once, however often they are told', async () => {
    const event = schedule();
    await deliver(tasksScheduled, event, 5);
    expect(await rowsOf('task', event.userId)).toHaveLength(2);
  });

  it('stay known when a later revision replaces them', async () => {
    const first = schedule();
    const { userId, lessonId } = first;
    const [kept, replaced] = first.tasks;
    const second = schedule({ userId, lessonId, revision: 2 });
    await deliver(tasksScheduled, first);
    await deliver(tasksScheduled, { ...second, tasks: [kept!, ...second.tasks] });
    expect(await rowsOf('task', userId)).toHaveLength(4);
    const taskId = replaced!.taskId;
    await client.recordActivityFeedback({ userId, activityType: 'quiz', positive: true, taskId });
    expect(await rowsOf('activity_feedback', userId)).toHaveLength(1);
  });
});

describe('a deleted account', () => {
  const everything = async (userId: string) => [
    ...(await rowsOf('task', userId)),
    ...(await rowsOf('activity_feedback', userId)),
  ];
  const request = (userId: string) => ({ userId, activityType: 'quiz', positive: true });

  it('leaves nothing behind, and nobody else loses anything', async () => {
    const [mine, other] = [schedule(), schedule()];
    for (const event of [mine, other]) {
      await deliver(tasksScheduled, event);
      await client.recordActivityFeedback(request(event.userId));
    }
    await deliver(userDeleted, { userId: mine.userId }, 5);
    expect(await everything(mine.userId)).toEqual([]);
    expect(await everything(other.userId)).toHaveLength(3);
  });

  it('is not brought back by what comes late', async () => {
    const event = schedule();
    await deliver(userDeleted, { userId: event.userId });
    await deliver(tasksScheduled, event);
    await expect(client.recordActivityFeedback(request(event.userId))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await everything(event.userId)).toEqual([]);
  });
});
