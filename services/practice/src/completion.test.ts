import { describe, expect, it } from 'vitest';
import { completionDocument } from './completion.ts';

const task = { outlineJson: '{"id":"t"}', contentJson: '{"cards":[]}' };

describe('completionDocument', () => {
  it.each([
    ['the first time', 0, null, true, null, 0],
    ['a better score', 85, 60, true, 25, 85],
    ['the same score', 60, 60, false, 0, 60],
    ['a worse score', 10, 60, false, 0, 60],
    ['better than nothing right', 1, 0, true, 1, 1],
  ])(
    'compares the attempt with what was best: %s',
    (_, score, previousBest, isNewBest, improvement, kept) => {
      expect(JSON.parse(completionDocument(task, { score, previousBest }))).toEqual({
        isNewBest,
        previousBest,
        improvement,
        task: { id: 't', status: 'completed', score: kept, content: { cards: [] } },
      });
    },
  );
});
