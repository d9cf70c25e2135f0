import { randomUUID } from 'node:crypto';
import type { Kind } from '../learner-day.ts';
import { TYPED_NOTES } from '../learners.ts';

/** A learner whose requests are mixed with those of others. */
export interface StormLearner {
  /** Whether they do nothing but upload: the others' lists stay as long as they were. */
  uploads: boolean;
  email: string;
  password: string;
  /** The session, as the browser sends it. */
  cookie: string;
  /** Ids of the tasks that can be completed. */
  taskIds: string[];
}

export interface MixedRequest {
  kind: Kind;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** The status that it has to answer. */
  status: number;
  /** The task that it completes. */
  taskId?: string;
}

type Make = (learner: StormLearner) => MixedRequest;

/** How many of each come together: those of a learner's day (../learner-day.ts), and a visitor's. */
const MIX: [number, Make][] = [
  [4, read('/api/tasks')],
  [2, read('/api/tasks/available')],
  [1, read('/api/auth/user')],
  [3, read('/api/lessons')],
  [2, complete],
  [1, logIn],
  [1, upload],
  [1, visit],
];

const bag = MIX.flatMap(([weight, make]) => Array<Make>(weight).fill(make));

/** One request of the mix; `random` gives numbers from 0 up to 1. */
export function mixedRequest(learners: StormLearner[], random: () => number): MixedRequest {
  const pick = <T>(from: T[]): T => from[Math.floor(random() * from.length)]!;
  const make = pick(bag);
  return make(pick(learners.filter(({ uploads }) => uploads === (make === upload))));
}

function read(path: string): Make {
  return ({ cookie }) => ({
    kind: 'read',
    method: 'GET',
    path,
    headers: { cookie },
    body: null,
    status: 200,
  });
}

/** Somebody without a session, whom learners go before. */
function visit(): MixedRequest {
  return {
    kind: 'read',
    method: 'GET',
    path: '/api/config',
    headers: {},
    body: null,
    status: 200,
  };
}

function complete({ cookie, taskIds }: StormLearner): MixedRequest {
  const taskId = taskIds[Math.floor(Math.random() * taskIds.length)]!;
  return {
    ...post('write', `/api/tasks/${taskId}/complete`, { score: 70, answers: [] }, 200),
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    taskId,
  };
}

function logIn({ email, password }: StormLearner): MixedRequest {
  return post('log-in', '/api/auth/login', { email, password }, 200);
}

function upload({ cookie }: StormLearner): MixedRequest {
  const boundary = 'a-learner-s-typed-notes';
  return {
    kind: 'upload',
    method: 'POST',
    path: '/api/lessons',
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `--${boundary}\r\nContent-Disposition: form-data; name="content"\r\n\r\n${TYPED_NOTES}\r\n--${boundary}--\r\n`,
    status: 201,
  };
}

function post(kind: Kind, path: string, body: unknown, status: number): MixedRequest {
  return {
    kind,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    status,
  };
}
