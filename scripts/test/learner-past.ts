import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lesson } from '@repaso/proto/http/lessons';
import type { Task } from '@repaso/proto/http/tasks';
import type { User } from '@repaso/proto/http/user';
import { PROJECT_ROOT } from '../stack/config.ts';
import { type Answer, createLearner, createVisitor, type Learner } from './learner.ts';
import type { RunningStack } from './run-stack.ts';

/** What a learner has done and said, in words that nobody else uses. */
export interface Past {
  learner: Learner;
  userId: string;
  /** In lower case: address, names, and what stands in notes, answers, feedback and analytics. */
  words: string[];
  /** UUIDs of the learner, their sessions, lessons, tasks and browser. */
  ids: string[];
  /** The one among the ids that the learner deleted. */
  deletedLessonId: string | undefined;
}

/** Twelve letters, as if it were a word. */
export function newWord(): string {
  return randomUUID()
    .replaceAll('-', '')
    .slice(0, 12)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}

/** Throws unless the call answers so; gives what it answers. */
export async function expectStatus(status: number, call: Promise<Answer>): Promise<unknown> {
  const answer = await call;
  if (answer.status !== status) {
    throw new Error(`answered ${answer.status} for ${status}: ${JSON.stringify(answer.json)}`);
  }
  return answer.json;
}

/** A learner who has used everything that there is once; `briefly`, without a photo of notes. */
export async function createPast(
  stack: RunningStack,
  { briefly = false }: { briefly?: boolean } = {},
): Promise<Past> {
  const words: string[] = [];
  const word = (): string => {
    words.push(newWord());
    return words.at(-1) as string;
  };
  const distinctId = randomUUID();
  const event = (name: string) => ({
    events: [{ event: name, distinct_id: distinctId, properties: { seen: word() } }],
  });

  const visit = (path: string, body: unknown) =>
    fetch(new URL(path, stack.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await visit('/api/analytics/events', event('landing_viewed'));
  const visitor = { distinct_id: distinctId, properties: { campaign: word() } };
  await visit('/api/analytics/identify', visitor);

  const learner = await createLearner(stack, {
    email: `${word()}@example.org`,
    firstName: word(),
    lastName: word(),
    password: word(),
  });
  const { email, password } = learner;
  words.push(email);
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    learner.call('POST', path, { body, ...(headers && { headers }) });

  // In another browser, since this one's session would end.
  const elsewhere = createVisitor(stack.url).call('POST', '/api/auth/login', {
    body: { email, password },
    headers: { 'user-agent': `Mozilla/5.0 ${word()}` },
  });
  await expectStatus(200, elsewhere);
  const user = (await expectStatus(200, learner.call('GET', '/api/auth/user'))) as User;
  await expectStatus(202, post('/api/analytics/events', event('session_started')));
  const known = { distinct_id: distinctId, properties: { called: word() } };
  await expectStatus(202, post('/api/analytics/identify', known));

  const idempotencyKey = { 'idempotency-key': word() };
  const typed = (await expectStatus(201, learner.upload(notes(word), idempotencyKey))) as Lesson;
  let deletedLessonId: string | undefined;
  if (!briefly) {
    const path = await uploadPhoto(learner);
    await expectStatus(202, learner.call('PUT', `${path}/text`, { body: { text: notes(word) } }));
    await expectStatus(200, learner.call('PATCH', path, { body: { title: `Clase ${word()}` } }));
    await settled(learner, path);
    deletedLessonId = ((await expectStatus(201, learner.upload(notes(word)))) as Lesson).id;
    await expectStatus(200, learner.call('DELETE', `/api/lessons/${deletedLessonId}`));
  }

  const taskId = await practise(learner, typed.id, word);
  const opinion = { activityType: 'flashcards', rating: 'negative', feedback: word(), taskId };
  await eventually(201, () => post('/api/activity-feedback', opinion));
  const feedback = {
    trigger: 'profile',
    context: { about: word() },
    rating: false,
    feedback: word(),
    timestamp: new Date().toISOString(),
  };
  await expectStatus(201, post('/api/feedback', feedback));
  await expectStatus(200, post('/api/auth/forgot-password', { email }));

  const stored = await expectStatus(200, learner.call('GET', '/api/user/export'));
  const uuids = JSON.stringify(stored).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  const ids = new Set([...uuids, ...(deletedLessonId === undefined ? [] : [deletedLessonId])]);
  return { learner, userId: user.id, words, ids: [...ids], deletedLessonId };
}

/** Notes with two words of the learner's own. */
export function notes(word: () => string): string {
  return `En el restaurante
la cuenta - the bill
el camarero - the waiter
la mesa - the table
pedir - to order
el ${word()} - the ${word()}
Quiero pedir la cuenta. - I want to ask for the bill.
La mesa está libre. - The table is free.`;
}

/** A photo of notes, as a form. */
export function photoForm(): FormData {
  const photo = readFileSync(join(PROJECT_ROOT, 'services/lesson/test/files/screenshot.png'));
  const form = new FormData();
  form.set('file', new File([photo], 'notes.png', { type: 'image/png' }));
  return form;
}

async function uploadPhoto(learner: Learner): Promise<string> {
  const upload = learner.call('POST', '/api/lessons', { body: photoForm() });
  return `/api/lessons/${((await expectStatus(201, upload)) as Lesson).id}`;
}

async function settled(learner: Learner, path: string): Promise<void> {
  for (;;) {
    const lesson = (await expectStatus(200, learner.call('GET', path))) as Lesson;
    if (lesson.status !== 'processing') return;
    await wait(250);
  }
}

/** Completes what can be done of a lesson, and answers in words. Returns one of the tasks. */
async function practise(learner: Learner, lessonId: string, word: () => string): Promise<string> {
  const path = `/api/tasks?lessonId=${lessonId}`;
  const tasks = (await expectStatus(200, learner.call('GET', path))) as Task[];
  const open = tasks.filter(({ status }) => status === 'available');
  for (const { id, content } of open) {
    const [, itemId] = /"id":"([^"]+)"/.exec(JSON.stringify(content)) ?? [];
    const body = { score: 50, answers: [{ itemId, correct: false, given: word() }] };
    const headers = { 'idempotency-key': word() };
    const done = learner.call('POST', `/api/tasks/${id}/complete`, { body, headers });
    await expectStatus(200, done);
  }
  if (!open[0]) throw new Error('no task of the new lesson can be opened');
  return open[0].id;
}

/** Other services hear of a lesson's tasks a moment later. */
async function eventually(status: number, call: () => Promise<Answer>): Promise<void> {
  while ((await call()).status !== status) await wait(250);
}
