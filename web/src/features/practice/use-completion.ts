import { scorePercent } from '@repaso/proto/activities/grading';
import type { Answer, Task } from '@repaso/proto/http/tasks';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useUser } from '../../app/session.ts';
import { completionOutbox, isRefused, type PendingCompletion } from './completion-outbox.ts';

/** The server's limit for `given`, in UTF-16 units. */
const GIVEN_MAX_LENGTH = 2000;

/** Why the server does not have a completion: not reached yet, or it refused. */
export type CompletionFailure = 'kept' | 'refused';

/** Tells the server how an attempt went; what fails is kept and sent again later. */
export function useCompletion(task: Task) {
  const learnerId = useUser().data?.id;
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const { mutate, ...mutation } = useMutation({
    mutationFn: (pending: PendingCompletion) => completionOutbox(learnerId ?? '').deliver(pending),
    // Not awaited: the result is saved, whether or not the lists can be read again.
    onSuccess: () => void refresh(),
    onError: (error, { body }) => {
      if (!isRefused(error)) showAsCompleted(queryClient, task.id, body.score);
    },
  });
  const complete = (attemptKey: string, answers: Answer[]) =>
    mutate({
      key: attemptKey,
      taskId: task.id,
      body: {
        score: scoreOf(answers),
        ...(task.type === 'quiz' && { status: 'completed' }),
        answers: answers.map(sendable),
      },
    });
  const failure: CompletionFailure | undefined = mutation.isError
    ? isRefused(mutation.error)
      ? 'refused'
      : 'kept'
    : undefined;
  return { ...mutation, complete, failure };
}

/** What is kept counts already, for the one who did it; the server will say the same. */
function showAsCompleted(queryClient: QueryClient, taskId: string, score: number): void {
  queryClient.setQueryData<Task[]>(['/api/tasks'], (tasks) =>
    tasks?.map((task) =>
      task.id === taskId
        ? { ...task, status: 'completed', score: Math.max(task.score ?? 0, score) }
        : task,
    ),
  );
}

/** What could not be sent is tried again this often: a server that is back tells nobody. */
const RETRY_MS = 30_000;

/** Sends what is kept: on load, when the connection is back and, while it is there, regularly. */
export function useCompletionSync() {
  const learnerId = useUser().data?.id;
  const refresh = useRefresh();
  useEffect(() => {
    if (learnerId === undefined) return;
    const flush = async () => {
      if ((await completionOutbox(learnerId).flush()) > 0) await refresh();
    };
    void flush();
    const timer = setInterval(() => navigator.onLine && flush(), RETRY_MS);
    addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      removeEventListener('online', flush);
    };
  }, [learnerId, refresh]);
}

export function scoreOf(answers: Answer[]): number {
  return scorePercent(answers.filter(({ correct }) => correct).length, answers.length);
}

/** Without what the server would refuse the whole completion for. */
function sendable({ given, ...answer }: Answer): Answer {
  if (given === undefined) return answer;
  const clean = given.replaceAll('\0', '').slice(0, GIVEN_MAX_LENGTH).toWellFormed();
  return { ...answer, given: clean };
}

const READS_PROGRESS = ['/api/tasks', '/api/tasks/available', '/api/lessons', '/api/user/stats'];

function useRefresh() {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        READS_PROGRESS.map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
      ),
    [queryClient],
  );
}
