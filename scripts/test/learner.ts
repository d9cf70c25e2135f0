import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { simpleParser } from 'mailparser';
import type { RunningStack } from './run-stack.ts';

/** Uses /api of a running stack as the web app does, cookie and all. */
export interface Visitor {
  /** The session, as the browser sends it. */
  readonly cookie: string;
  /** Throws only when the connection breaks, or `signal` says so. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Uploads typed notes. */
  upload(content: string, headers?: Record<string, string>): Promise<Answer>;
}

/** A visitor with an account. */
export interface Learner extends Visitor {
  email: string;
  password: string;
}

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** Ends the waiting for an answer. */
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed body, or undefined when it is not JSON. */
  json: unknown;
}

const PASSWORD = 'a quiet evening in Sevilla';

/** How a learner signs up, where that matters. */
export type Person = Partial<Record<'email' | 'firstName' | 'lastName' | 'password', string>>;

/** Somebody who has not logged in yet. */
export function createVisitor(url: string): Visitor {
  const cookies = new Map<string, string>();
  const cookieHeader = (): string => [...cookies].map((cookie) => cookie.join('=')).join('; ');

  const call: Visitor['call'] = async (method, path, { body, headers, signal } = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(new URL(path, url), {
      method,
      redirect: 'manual',
      headers: {
        ...(cookies.size > 0 && { cookie: cookieHeader() }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    for (const given of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      json: isJson ? JSON.parse(text) : undefined,
    };
  };

  return {
    get cookie() {
      return cookieHeader();
    },
    call,
    upload(content, headers) {
      const form = new FormData();
      form.set('content', content);
      return call('POST', '/api/lessons', { body: form, ...(headers && { headers }) });
    },
  };
}

/** Signs up, verifies with the mailed link and logs in. */
export async function createLearner(stack: RunningStack, person: Person = {}): Promise<Learner> {
  const account = {
    email: `${randomUUID()}@example.org`,
    firstName: 'Ana',
    password: PASSWORD,
    ...person,
  };
  const { email, password } = account;
  const visitor = createVisitor(stack.url);
  const expectStatus = async (status: number, ...request: Parameters<Visitor['call']>) => {
    const answer = await visitor.call(...request);
    if (answer.status !== status) {
      throw new Error(`${request[1]} answered ${answer.status}: ${JSON.stringify(answer.json)}`);
    }
  };

  await expectStatus(201, 'POST', '/api/auth/signup', { body: account });
  const link = new URL(await mailedLink(stack.mailDir, email));
  await expectStatus(200, 'GET', `/api/auth/verify${link.search}`);
  await expectStatus(200, 'POST', '/api/auth/login', { body: { email, password } });

  return Object.assign(visitor, { email, password });
}

/** The link in the newest mail to an address; waits for the mail. */
export async function mailedLink(mailDir: string, address: string): Promise<string> {
  for (;;) {
    for (const name of readdirSync(mailDir).sort().reverse()) {
      const mail = await simpleParser(readFileSync(join(mailDir, name)));
      const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
      if (to?.text !== address) continue;
      const link = /https?:\S+token=\S+/.exec(mail.text ?? '');
      if (link) return link[0];
    }
    await wait(50);
  }
}
