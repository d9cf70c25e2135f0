import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CHALLENGE_SECONDS, createAltcha } from './altcha.ts';
import { createSpentTokens } from './spent-tokens.ts';

const SECRET = 'a secret of at least 32 characters';
const check = createAltcha(
  SECRET,
  createSpentTokens(async (_work, fallback) => fallback()),
);
const refused = { code: 'CAPTCHA_FAILED' };

let solved: { challenge: Challenge; solution: Solution }[];
beforeAll(async () => {
  solved = [];
  for (let count = 0; count < 5; count += 1) {
    const challenge = (await check.createChallenge?.()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Error('no solution');
    solved.push({ challenge, solution });
  }
}, 30_000);
afterEach(() => vi.useRealTimers());

/** One that no other test has used. */
function next(): { challenge: Challenge; solution: Solution } {
  const mine = solved.pop();
  if (!mine) throw new Error('solve more of them');
  return mine;
}

function token(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

it('lets a solution through once, however it is written', async () => {
  const { challenge, solution } = next();
  await check.verify(token({ challenge, solution }));
  await expect(check.verify(token({ challenge, solution }))).rejects.toMatchObject(refused);
  const rewritten = token({ solution, challenge, more: 'of it' });
  await expect(check.verify(rewritten)).rejects.toMatchObject(refused);
});

it('lets one of several at once through', async () => {
  const mine = token(next());
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => check.verify(mine)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('lets nobody through with the solution of another puzzle', async () => {
  const [one, other] = [next(), next()];
  const mixed = token({ challenge: one.challenge, solution: other.solution });
  await expect(check.verify(mixed)).rejects.toMatchObject(refused);
  await check.verify(token(one));
});

it('lets nobody through after the puzzle has expired', async () => {
  const mine = token(next());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (CHALLENGE_SECONDS + 1) * 1000 });
  await expect(check.verify(mine)).rejects.toMatchObject(refused);
});

it('lets nobody through with a puzzle of their own', async () => {
  const spent = createSpentTokens(async (_work, fallback) => fallback());
  const stranger = createAltcha('another secret of at least 32 characters', spent);
  const challenge = (await stranger.createChallenge?.()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  await expect(check.verify(token({ challenge, solution }))).rejects.toMatchObject(refused);
});
