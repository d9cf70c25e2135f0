import type { UserExport } from '@repaso/proto/http/export';
import type { Lesson } from '@repaso/proto/http/lessons';
import type { Task } from '@repaso/proto/http/tasks';
import { createVisitor } from '../test/learner.ts';

/** What one learner was told is done. All of it has to be there afterwards, and once. */
export interface Account {
  email: string;
  password: string;
  /** `deleted`: the deletion was acknowledged. */
  state: 'signed up' | 'verified' | 'deleted';
  /** Ids of lessons whose upload was acknowledged and whose deletion was not. */
  lessons: Set<string>;
  /** Ids of lessons that the account had at any time, and of those whose tasks it was shown. */
  everLessons: Set<string>;
  shownLessons: Set<string>;
  /** For each task the scores of its acknowledged completions. */
  completions: Map<string, number[]>;
}

/** Everything that was acknowledged, and what must never have been answered. */
export class Ledger {
  readonly accounts: Account[] = [];
  readonly violations: string[] = [];
  /** Acknowledged writes. */
  writes = 0;

  open(email: string, password: string): Account {
    const account: Account = {
      email,
      password,
      state: 'signed up',
      lessons: new Set(),
      everLessons: new Set(),
      shownLessons: new Set(),
      completions: new Map(),
    };
    this.accounts.push(account);
    return account;
  }

  violate(what: string): void {
    this.violations.push(what);
  }
}

/** What differs between an account's ledger and what its owner can read; empty when nothing does. */
export async function compareAccount(url: string, account: Account): Promise<string[]> {
  const { email, password, state, everLessons, shownLessons } = account;
  const foreign = [...shownLessons].filter((id) => !everLessons.has(id));
  if (foreign.length > 0) return [`tasks of somebody else's lesson were shown: ${foreign}`];
  const visitor = createVisitor(url);
  const login = await visitor.call('POST', '/api/auth/login', { body: { email, password } });
  if (state === 'deleted') return login.status === 401 ? [] : [`a deleted account logs in`];
  // Its verification was asked for and not answered: it may have happened.
  if (state === 'signed up') return [200, 403].includes(login.status) ? [] : ['a sign-up is lost'];
  if (login.status !== 200) return [`an account is lost: login answers ${login.status}`];

  const read = async <T>(path: string): Promise<T> => {
    const { status, json } = await visitor.call('GET', path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    return json as T;
  };
  const lessons = await read<Lesson[]>('/api/lessons');
  const tasks = await read<Task[]>('/api/tasks');
  const stored = await read<UserExport>('/api/user/export');

  const differences: string[] = [];
  const present = new Set(lessons.map(({ id }) => id));
  for (const id of account.lessons) if (!present.has(id)) differences.push(`lesson ${id} is lost`);
  for (const { id, status, taskCount } of lessons) {
    if (!account.lessons.has(id)) differences.push(`lesson ${id} is there uninvited`);
    if (status !== 'ready') differences.push(`lesson ${id} is stuck: ${status}`);
    const found = tasks.filter(({ lessonId }) => lessonId === id).length;
    if (found !== taskCount) differences.push(`lesson ${id} has ${found} of ${taskCount} tasks`);
  }
  for (const { id, lessonId } of tasks) {
    if (!present.has(lessonId)) differences.push(`task ${id} has outlived its lesson`);
  }
  for (const [taskId, scores] of account.completions) {
    const task = tasks.find(({ id }) => id === taskId);
    // It went with its lesson.
    if (!task) continue;
    const attempts = stored.practice.attempts.filter((attempt) => attempt.taskId === taskId);
    const results = stored.feedback.taskResults.filter((result) => result.taskId === taskId);
    if (attempts.length !== scores.length || results.length !== scores.length) {
      const counts = `${scores.length} times, kept ${attempts.length}, told ${results.length}`;
      differences.push(`task ${taskId} was completed ${counts}`);
    }
    if (task.score !== Math.max(...scores)) {
      differences.push(`task ${taskId} shows ${task.score}, the best was ${Math.max(...scores)}`);
    }
  }
  for (const { taskId } of stored.practice.attempts) {
    if (!account.completions.has(taskId)) differences.push(`task ${taskId} completed itself`);
  }
  return differences;
}
