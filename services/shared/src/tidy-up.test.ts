import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecordingLog } from '../testing/engines.ts';
import { tidyUpEvery } from './tidy-up.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('does every part again, also after one of them failed, until the process stops', async () => {
  const { log, lines } = createRecordingLog();
  const stops: (() => unknown)[] = [];
  const [good, bad] = [vi.fn(async () => {}), vi.fn(() => Promise.reject(new Error('no disk')))];
  tidyUpEvery(1_000, { log, onStop: (_what, stop) => stops.push(stop) }, [bad, good]);
  expect(good).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(2_000);
  expect([good.mock.calls.length, bad.mock.calls.length]).toEqual([2, 2]);
  expect(lines).toMatchObject(Array(2).fill({ msg: 'could not tidy up' }));

  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(good).toHaveBeenCalledTimes(2);
});
