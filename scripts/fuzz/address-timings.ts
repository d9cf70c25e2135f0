import { randomUUID } from 'node:crypto';
import { compareMedians } from '../test/compare-medians.ts';
import { createLearner } from '../test/learner.ts';
import type { RunningStack } from '../test/run-stack.ts';

/** Milliseconds that a call takes for an address with an account and for one without. */
export interface AddressTiming {
  call: string;
  known: number;
  unknown: number;
}

/** Each call is made so often for either kind of address. */
const ROUNDS = 80;

const password = 'not the one that was chosen';
const calls: Record<string, (email: string) => unknown> = {
  signup: (email) => ({ email, firstName: 'Ana', password }),
  login: (email) => ({ email, password }),
  'forgot-password': (email) => ({ email }),
  'resend-verification': (email) => ({ email }),
};

/** Whether the time that an answer takes tells a stranger which addresses have an account. */
export async function timeAddresses(stack: RunningStack): Promise<AddressTiming[]> {
  const { email: known } = await createLearner(stack);
  const timings: AddressTiming[] = [];
  for (const [name, bodyFor] of Object.entries(calls)) {
    const call = async (email: string): Promise<void> => {
      const response = await fetch(new URL(`/api/auth/${name}`, stack.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(bodyFor(email)),
      });
      await response.arrayBuffer();
    };
    const { first, second } = await compareMedians(
      ROUNDS,
      () => call(known),
      () => call(`${randomUUID()}@example.org`),
    );
    timings.push({ call: name, known: first, unknown: second });
  }
  return timings;
}
