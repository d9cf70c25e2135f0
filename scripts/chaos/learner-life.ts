import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lesson } from '@repaso/proto/http/lessons';
import type { Task } from '@repaso/proto/http/tasks';
import type { User } from '@repaso/proto/http/user';
import { type Answer, type CallOptions, createVisitor, type Visitor } from '../test/learner.ts';
import type { Account, Ledger } from './ledger.ts';
import type { Mails } from './mails.ts';

export interface World {
  /** Where the product is. */
  url: string;
  mails: Mails;
  ledger: Ledger;
  /** Aborts when learners shall finish what they do and stop. */
  ending: AbortSignal;
  /** Every answer: its status, 0 for a connection that broke or an answer that did not come. */
  answered(status: number): void;
}

const PASSWORD = 'a quiet evening in Sevilla';
/** Milliseconds; longer than any deadline within the product, an upload's aside. */
const PATIENCE_MS = 20_000;
const UPLOAD_PATIENCE_MS = 150_000;
/** Milliseconds between tries of what was not acknowledged, and between a learner's actions. */
const RETRY_MS = 200;
const THINK_MS = { min: 50, max: 250 };
const MOST_LESSONS = 5;

const NOTES = [
  `En el restaurante
la cuenta - the bill
el camarero - the waiter
la mesa - the table
pedir - to order
Quiero pedir la cuenta. - I want to ask for the bill.
La mesa está libre. - The table is free.`,
  `En el mercado
la manzana - the apple
el pan - the bread
la leche - the milk
las naranjas - the oranges
el queso - the cheese
Quiero una manzana. - I want an apple.
El pan es barato. - The bread is cheap.`,
];

/**
 * One learner after the other at the same desk, until the world ends: signs up, practises,
 * uploads, sometimes deletes a lesson or the account. Every write is repeated under its own
 * Idempotency-Key until it is acknowledged, as the web app does, and then stands in the ledger.
 */
export async function liveAtOneDesk(world: World): Promise<void> {
  while (!world.ending.aborted) {
    const life = new Life(world);
    if (!(await life.begin())) return;
    while (!world.ending.aborted && !life.isOver) {
      await life.doSomething();
      await wait(randomInt(THINK_MS.min, THINK_MS.max));
    }
  }
}

class Life {
  readonly #world: World;
  readonly #visitor: Visitor;
  readonly #account: Account;
  isOver = false;

  constructor(world: World) {
    this.#world = world;
    this.#visitor = createVisitor(world.url);
    this.#account = world.ledger.open(`${randomUUID()}@example.org`, PASSWORD);
  }

  /** Signs up, verifies and logs in. False if the world ended meanwhile. */
  async begin(): Promise<boolean> {
    const { email, password } = this.#account;
    const body = { email, password, firstName: 'Ana' };
    await this.#untilAcknowledged('POST', '/api/auth/signup', { body });
    const link = await this.#world.mails.linkTo(email, this.#world.ending);
    if (!link) return false;
    // A link works once: when its answer was lost, logging in tells that it did.
    for (;;) {
      await this.#call('GET', `/api/auth/verify${new URL(link).search}`);
      const { status } = await this.#call('POST', '/api/auth/login', { body: { email, password } });
      if (status === 200) break;
      await wait(RETRY_MS);
    }
    this.#account.state = 'verified';
    this.#world.ledger.writes += 2;
    return true;
  }

  async doSomething(): Promise<void> {
    const dice = randomInt(100);
    const { lessons } = this.#account;
    if (lessons.size === 0 || (dice < 6 && lessons.size < MOST_LESSONS)) await this.#upload();
    else if (dice < 40) await this.#completeTask();
    else if (dice < 60) await this.#readUser();
    else if (dice < 97) await this.#readTasks();
    else if (dice < 99) await this.#deleteLesson();
    else await this.#deleteAccount();
  }

  async #readUser(): Promise<void> {
    const { status, json } = await this.#call('GET', '/api/auth/user');
    if (status === 200 && (json as User).email !== this.#account.email) {
      this.#world.ledger.violate('a learner was shown another account');
    }
  }

  async #readTasks(): Promise<Task[]> {
    const { status, json } = await this.#call('GET', '/api/tasks');
    if (status !== 200) return [];
    const tasks = json as Task[];
    for (const { lessonId } of tasks) this.#account.shownLessons.add(lessonId);
    return tasks;
  }

  async #completeTask(): Promise<void> {
    const open = (await this.#readTasks()).filter(({ status }) => status !== 'locked');
    const task = open[randomInt(Math.max(open.length, 1))];
    if (!task) return;
    const score = randomInt(101);
    const path = `/api/tasks/${task.id}/complete`;
    const answer = await this.#untilAcknowledged('POST', path, { body: { score } });
    if (answer.status !== 200) {
      this.#world.ledger.violate(`completing a task was answered ${answer.status}`);
      return;
    }
    const scores = this.#account.completions.get(task.id) ?? [];
    this.#account.completions.set(task.id, [...scores, score]);
  }

  async #upload(): Promise<void> {
    const body = new FormData();
    body.set('content', NOTES[randomInt(NOTES.length)] as string);
    const answer = await this.#untilAcknowledged('POST', '/api/lessons', { body });
    if (answer.status !== 201) {
      const reason = JSON.stringify(answer.json);
      this.#world.ledger.violate(`an upload was answered ${answer.status}: ${reason}`);
      return;
    }
    const { id } = answer.json as Lesson;
    this.#account.lessons.add(id);
    this.#account.everLessons.add(id);
  }

  async #deleteLesson(): Promise<void> {
    const [id] = this.#account.lessons;
    const { status } = await this.#untilAcknowledged('DELETE', `/api/lessons/${id}`);
    // The first try may have done it before its answer was lost.
    if (status === 200 || status === 404) this.#account.lessons.delete(id as string);
    else this.#world.ledger.violate(`deleting a lesson was answered ${status}`);
  }

  async #deleteAccount(): Promise<void> {
    const { status } = await this.#untilAcknowledged('DELETE', '/api/user/delete', undefined, true);
    if (status === 200 || status === 401) this.#account.state = 'deleted';
    else this.#world.ledger.violate(`deleting an account was answered ${status}`);
    this.isOver = true;
  }

  /** Tries until the product itself has an answer. */
  async #untilAcknowledged(
    method: string,
    path: string,
    options: CallOptions = {},
    mayEndSession = false,
  ): Promise<Answer> {
    const headers = { 'idempotency-key': randomUUID() };
    for (;;) {
      const answer = await this.#call(method, path, { ...options, headers }, mayEndSession);
      if (answer.status > 0 && answer.status < 500 && ![408, 429].includes(answer.status)) {
        this.#world.ledger.writes += 1;
        return answer;
      }
      await wait(RETRY_MS);
    }
  }

  async #call(
    method: string,
    path: string,
    options: CallOptions = {},
    mayEndSession = false,
  ): Promise<Answer> {
    const patience = path === '/api/lessons' ? UPLOAD_PATIENCE_MS : PATIENCE_MS;
    const signal = AbortSignal.timeout(patience);
    const answer = await this.#visitor
      .call(method, path, { ...options, signal })
      .catch((): Answer => ({ status: 0, headers: new Headers(), json: undefined }));
    this.#world.answered(answer.status);
    if (answer.status === 500) {
      this.#world.ledger.violate(`${method} ${path}: answered 500, which means a defect`);
    }
    const wasLoggedIn = this.#account.state === 'verified';
    if (answer.status === 401 && wasLoggedIn && !mayEndSession) {
      this.#world.ledger.violate(`${method} ${path}: a learner was logged out`);
    }
    return answer;
  }
}
