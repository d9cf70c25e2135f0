import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { arrivalTimes } from './arrival-times.ts';
import { type Answer, learnerDay, type RequestStep } from './learner-day.ts';
import { type LoadLearner, loadLearner } from './learners.ts';
import { Measurements } from './measurements.ts';
import type { Profile } from './profiles.ts';

/** Longer than the product lets anything take, so that its own answer is the one that counts. */
const TIMEOUT_MS = 150_000;

/** Plays a profile against the product at `url`; resolves when the last day has ended. */
export async function runProfile(
  { stages, learners }: Pick<Profile, 'stages' | 'learners'>,
  url: string,
): Promise<Measurements> {
  const measured = new Measurements();
  const agent = new Agent({ headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
  const started = performance.now();
  try {
    const days = arrivalTimes(stages).map(async (second, number) => {
      await wait(Math.max(0, second * 1000 - (performance.now() - started)));
      await liveDay(loadLearner(number % learners), { url, agent, measured });
    });
    await Promise.all(days);
  } finally {
    await agent.close();
  }
  return measured;
}

interface Connection {
  url: string;
  agent: Agent;
  measured: Measurements;
}

/** A request that is turned away or goes wrong ends the day. */
async function liveDay(learner: LoadLearner, connection: Connection): Promise<void> {
  const cookies = new Map<string, string>();
  const day = learnerDay(learner, Math.random);
  let { value: step, done } = day.next({ body: '' });
  while (!done && step) {
    let answer: Answer = { body: '' };
    if (step.do === 'think') {
      await wait(step.seconds * 1000);
    } else {
      const got = await send(step, connection, cookies);
      if (!got) return;
      answer = got;
    }
    ({ value: step, done } = day.next(answer));
  }
  connection.measured.days += 1;
}

async function send(
  step: RequestStep,
  { url, agent, measured }: Connection,
  cookies: Map<string, string>,
): Promise<Answer | undefined> {
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  try {
    const { statusCode, headers, body } = await request(`${url}${step.path}`, {
      dispatcher: agent,
      method: step.method,
      headers: { ...step.headers, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      body: step.body,
    });
    const text = await body.text();
    if (statusCode === step.status) {
      measured.add(step, 'accepted', elapsed());
      keepCookies(cookies, headers['set-cookie']);
      return { body: text };
    }
    const isShed = statusCode === 429 || statusCode === 503;
    measured.add(step, isShed ? 'shed' : 'failed', elapsed());
    if (!isShed) measured.addFailure(`${step.name}: ${statusCode} ${text.slice(0, 200)}`);
  } catch (error) {
    measured.add(step, 'failed', elapsed());
    measured.addFailure(`${step.name}: ${(error as Error).message}`);
  }
  return undefined;
}

function keepCookies(cookies: Map<string, string>, given: string | string[] | undefined): void {
  for (const cookie of [given ?? []].flat()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(name, value);
  }
}
