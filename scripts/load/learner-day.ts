/**
 * What a learner does on one day, request by request. Imports neither k6 nor Node, whose calls
 * differ (one blocks, the other does not): each drives the generator and hands it the answers.
 */
import { type LoadLearner, TYPED_NOTES } from './learners.ts';

/** What thresholds are set for: requests of a kind cost alike. */
export const kinds = ['log-in', 'read', 'write', 'upload'] as const;
export type Kind = (typeof kinds)[number];

export interface RequestStep {
  do: 'request';
  /** How the report calls it. */
  name: string;
  kind: Kind;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** The status that it has to answer. */
  status: number;
}

/** The learner reads, or answers an activity. */
export interface ThinkStep {
  do: 'think';
  seconds: number;
}

export type Step = RequestStep | ThinkStep;

/** What came back for a RequestStep; the driver ends the day where it was not what it has to be. */
export interface Answer {
  body: string;
}

/** Fewer seconds than a person takes: they only decide how many days are under way at once. */
const THINK_SECONDS = { min: 0.5, max: 2 };
const TASKS_A_DAY = 2;

interface Task {
  id: string;
  status: 'locked' | 'available' | 'completed';
  content: Record<string, unknown> | null;
}

/** `random` gives numbers from 0 up to 1, as Math.random does. */
export function* learnerDay(
  learner: LoadLearner,
  random: () => number,
): Generator<Step, void, Answer> {
  const think = (): ThinkStep => {
    const { min, max } = THINK_SECONDS;
    return { do: 'think', seconds: min + random() * (max - min) };
  };

  const { email, password } = learner;
  yield post('log in', 'log-in', '/api/auth/login', { email, password });

  yield read('current user', '/api/auth/user');
  yield read('lessons', '/api/lessons');
  const tasks: Task[] = JSON.parse((yield read('tasks', '/api/tasks')).body);
  yield think();

  for (const task of tasksForToday(tasks)) {
    yield think();
    const score = Math.round(40 + random() * 60);
    const answers = itemIds(task).map((itemId) => ({ itemId, correct: random() < 0.7 }));
    yield post('complete a task', 'write', `/api/tasks/${task.id}/complete`, { score, answers });
    yield read('tasks', '/api/tasks');
    yield read('tasks available', '/api/tasks/available');
  }

  yield think();
  const lesson: { id: string } = JSON.parse((yield upload()).body);
  yield read('lessons', '/api/lessons');
  yield read('tasks', '/api/tasks');
  yield think();
  yield read('recap', `/api/lessons/${lesson.id}/recap`);
}

/** What waits to be done; who has done everything repeats something. */
function tasksForToday(tasks: Task[]): Task[] {
  const open = tasks.filter(({ status }) => status !== 'locked');
  const waiting = open.filter(({ status }) => status === 'available');
  return (waiting.length > 0 ? waiting : open).slice(0, TASKS_A_DAY);
}

/** Every content has one list of items, and a translation or options inside them do not count. */
function itemIds({ content }: Task): string[] {
  const items = Object.values(content ?? {}).find((value) => Array.isArray(value)) ?? [];
  return (items as { id: string }[]).map(({ id }) => id);
}

function read(name: string, path: string): RequestStep {
  return {
    do: 'request',
    name,
    kind: 'read',
    method: 'GET',
    path,
    headers: {},
    body: null,
    status: 200,
  };
}

function post(name: string, kind: Kind, path: string, body: unknown): RequestStep {
  return {
    do: 'request',
    name,
    kind,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    status: 200,
  };
}

/** The form by hand: k6 has no FormData. */
function upload(): RequestStep {
  const boundary = 'a-learner-s-typed-notes';
  return {
    do: 'request',
    name: 'upload',
    kind: 'upload',
    method: 'POST',
    path: '/api/lessons',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: [
      `--${boundary}`,
      'Content-Disposition: form-data; name="content"',
      '',
      TYPED_NOTES,
      `--${boundary}--`,
      '',
    ].join('\r\n'),
    status: 201,
  };
}
