import type { Completion } from '@repaso/proto/http/tasks';
import { describe, expect, it } from 'vitest';
import { comparison } from './completion-view.tsx';

const completion = (isNewBest: boolean, previousBest: number | null, improvement: number | null) =>
  ({ isNewBest, previousBest, improvement }) as Completion;

describe('comparison', () => {
  it.each([
    [completion(true, null, null), 70, 'Your first score here.'],
    [completion(true, 60, 20), 80, 'New best: 20 points above your 60% before.'],
    [completion(true, 79, 1), 80, 'New best: 1 point above your 79% before.'],
    [completion(false, 80, 0), 80, 'As good as your best: 80%.'],
    [completion(false, 90, 0), 50, 'Your best is still 90%.'],
  ])('tells a score from the best one before it', (answer, score, text) => {
    expect(comparison(answer, score)).toBe(text);
  });
});
