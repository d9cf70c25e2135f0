import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AdaptiveLimit } from './adaptive-limit.ts';
import { createTurnstile, type Rank, type Turnstile } from './turnstile.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const limitOf = (value: number): AdaptiveLimit => ({
  value,
  restAfter: () => 0,
  wasReached: () => undefined,
  observe: () => undefined,
});

function newTurnstile(places: number, groupShare = 1): Turnstile {
  return createTurnstile(limitOf(places), { calmMs: 100, busyMs: 5, groupShare });
}

/** What became of who came, in the order in which it did. */
function visitors(turnstile: Turnstile) {
  const told: string[] = [];
  const gone = new Set<string>();
  const come = (name: string, rank: Rank = 0, group = 'tasks'): void =>
    turnstile.enter({
      rank,
      group,
      isGone: () => gone.has(name),
      admit: () => told.push(`${name} in`),
      refuse: () => told.push(`${name} away`),
    });
  return { told, gone, come };
}

/** Far more than leave, for longer than anybody is patient. */
function overrun(come: (name: string) => void): void {
  for (let count = 0; count < 150; count += 1) {
    come('more');
    vi.advanceTimersByTime(1);
  }
}

it('lets in as many as there are places, and the others as those leave', () => {
  const turnstile = newTurnstile(2);
  const { told, come } = visitors(turnstile);
  for (const name of ['a', 'b', 'c', 'd']) come(name);
  expect(told).toEqual(['a in', 'b in']);
  turnstile.leave('tasks');
  turnstile.leave('tasks');
  expect(told).toEqual(['a in', 'b in', 'c in', 'd in']);
  expect(turnstile.running).toBe(2);
});

it('lets a burst wait until it is worked off', () => {
  const turnstile = newTurnstile(1);
  const { told, come } = visitors(turnstile);
  for (const name of ['a', 'b', 'c', 'd']) come(name);
  for (let left = 0; left < 3; left += 1) {
    vi.advanceTimersByTime(25);
    turnstile.leave('tasks');
  }
  expect(told).toEqual(['a in', 'b in', 'c in', 'd in']);
});

it('turns away who has waited too long', () => {
  const { told, come } = visitors(newTurnstile(1));
  come('a');
  come('b');
  vi.advanceTimersByTime(95);
  expect(told).toEqual(['a in']);
  vi.advanceTimersByTime(10);
  expect(told).toEqual(['a in', 'b away']);
});

it('hardly lets anybody wait where ever more come', () => {
  const turnstile = newTurnstile(1);
  const { told, come } = visitors(turnstile);
  come('first');
  for (let count = 0; count < 120; count += 1) {
    come(String(count));
    vi.advanceTimersByTime(1);
  }
  const refused = told.filter((sentence) => sentence.endsWith('away'));
  expect(refused.length).toBeGreaterThanOrEqual(110);
  turnstile.leave('tasks');
  const [admitted] = told.slice(-1);
  expect(Number(admitted?.split(' ')[0])).toBeGreaterThanOrEqual(110);
});

it('stays impatient where the queue is empty only because all were turned away', () => {
  const turnstile = newTurnstile(1);
  const { told, come } = visitors(turnstile);
  come('a');
  overrun(come);
  vi.advanceTimersByTime(20);
  told.length = 0;
  come('b');
  vi.advanceTimersByTime(15);
  expect(told).toEqual(['b away']);
});

it('lets in who came last where ever more come', () => {
  const turnstile = newTurnstile(1);
  const { told, come } = visitors(turnstile);
  come('first');
  overrun(come);
  vi.advanceTimersByTime(20);
  told.length = 0;
  for (const name of ['a', 'b', 'c']) come(name);
  for (let left = 0; left < 3; left += 1) turnstile.leave('tasks');
  expect(told).toEqual(['c in', 'b in', 'a in']);
});

it('gives a place to nobody while it rests', () => {
  const turnstile = newTurnstile(1);
  const { told, come } = visitors(turnstile);
  come('a');
  come('b');
  turnstile.leave('tasks', 10);
  vi.advanceTimersByTime(9);
  expect(told).toEqual(['a in']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['a in', 'b in']);
  // Nobody else wants it.
  turnstile.leave('tasks', 10);
  come('c');
  expect(told).toEqual(['a in', 'b in', 'c in']);
});

it('is patient again once nobody had to wait', () => {
  const turnstile = newTurnstile(1);
  const { told, come } = visitors(turnstile);
  come('a');
  overrun(come);
  vi.advanceTimersByTime(120);
  told.length = 0;
  come('b');
  vi.advanceTimersByTime(50);
  turnstile.leave('tasks');
  expect(told).toEqual(['b in']);
});

it('lets the first rank go first', () => {
  const turnstile = newTurnstile(1);
  const { told, come } = visitors(turnstile);
  come('a');
  come('stranger', 1);
  come('learner', 0);
  turnstile.leave('tasks');
  turnstile.leave('tasks');
  expect(told).toEqual(['a in', 'learner in', 'stranger in']);
});

it('keeps places for others where one group hangs', () => {
  const turnstile = newTurnstile(4, 0.75);
  const { told, come } = visitors(turnstile);
  for (const name of ['a', 'b', 'c', 'd']) come(name, 0, 'hangs');
  come('e', 0, 'works');
  expect(told).toEqual(['a in', 'b in', 'c in', 'e in']);
});

it('lets in who comes after somebody who did not wait', () => {
  const turnstile = newTurnstile(1);
  const { told, gone, come } = visitors(turnstile);
  for (const name of ['a', 'b', 'c']) come(name);
  gone.add('b');
  turnstile.leave('tasks');
  expect(told).toEqual(['a in', 'c in']);
  expect(turnstile.running).toBe(1);
});

it('lets everybody in under their own context', () => {
  const storage = new AsyncLocalStorage<string>();
  const turnstile = newTurnstile(1);
  const contexts: (string | undefined)[] = [];
  const come = (): void =>
    turnstile.enter({
      rank: 0,
      group: 'tasks',
      isGone: () => false,
      admit: () => contexts.push(storage.getStore()),
      refuse: () => undefined,
    });
  storage.run('first', come);
  storage.run('second', come);
  storage.run('first', () => turnstile.leave('tasks'));
  expect(contexts).toEqual(['first', 'second']);
});

it('has nobody wait once it is closed', () => {
  const turnstile = newTurnstile(1);
  const { told, come } = visitors(turnstile);
  come('a');
  come('b');
  turnstile.close();
  vi.advanceTimersByTime(5);
  expect(told).toEqual(['a in', 'b away']);
});

it('counts who comes back without asking', () => {
  const turnstile = newTurnstile(2);
  const { told, come } = visitors(turnstile);
  come('a');
  come('b');
  turnstile.leave('tasks');
  come('c');
  turnstile.comeBack('tasks');
  turnstile.leave('tasks');
  come('d');
  expect(turnstile.running).toBe(2);
  expect(told).toEqual(['a in', 'b in', 'c in']);
});
