import { describe, expect, it } from 'vitest';
import {
  currentSet,
  isMatchingFinished,
  isSetComplete,
  type MatchingEvent,
  type MatchingRun,
  matchingRun,
  type Side,
  startMatching,
} from './matching-run.ts';

const pairs = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
  id,
  left: `${id}-es`,
  right: `${id}-en`,
}));
const start = () => startMatching({ pairs, at: 0, shuffle: (ids) => ids.toReversed() });
const tap = (side: Side, pairId: string, at = 0): MatchingEvent => ({
  type: 'selected',
  selection: { side, pairId },
  at,
});
const play = (run: MatchingRun, ...events: MatchingEvent[]) => events.reduce(matchingRun, run);
const match = (...ids: string[]) => ids.flatMap((id) => [tap('left', id), tap('right', id)]);

describe('matchingRun', () => {
  it('shows the pairs in sets of 4, the right sides in their own order', () => {
    const run = start();
    expect(run.sets.map((set) => set.pairs.length)).toEqual([4, 2]);
    expect(currentSet(run)?.rightOrder).toEqual(['d', 'c', 'b', 'a']);
  });

  it('keeps a correct pair, whichever side was selected first', () => {
    const run = play(start(), tap('right', 'b'), tap('left', 'b', 900));
    expect(run.found).toEqual([{ itemId: 'b', correct: true, given: 'b-es', durationMs: 900 }]);
    expect(run.outcome?.matched).toBe(true);
    expect(run.selected).toBeUndefined();
  });

  it('clears the selection after a wrong pair, and the pair looked for no longer counts', () => {
    const wrong = play(start(), tap('left', 'a'), tap('right', 'b'));
    expect(wrong.selected).toBeUndefined();
    expect(wrong.outcome?.matched).toBe(false);
    const run = play(wrong, ...match('a', 'b'));
    expect(run.found.map(({ itemId, correct, given }) => [itemId, correct, given])).toEqual([
      ['a', false, 'b-en'],
      ['b', true, 'b-en'],
    ]);
  });

  it('moves the selection within a side, and takes it back when tapped again', () => {
    expect(play(start(), tap('left', 'a'), tap('left', 'b')).selected?.pairId).toBe('b');
    expect(play(start(), tap('left', 'a'), tap('left', 'a')).selected).toBeUndefined();
  });

  it('ignores what is already matched', () => {
    const run = play(start(), ...match('a'));
    expect(matchingRun(run, tap('left', 'a'))).toBe(run);
  });

  it('goes on only when the set is complete, and ends after the last one', () => {
    expect(play(start(), { type: 'next-set', at: 1 }).setIndex).toBe(0);
    const second = play(start(), ...match('a', 'b', 'c', 'd'), { type: 'next-set', at: 5 });
    expect(second).toMatchObject({ setIndex: 1, found: [], since: 5 });
    const last = play(second, ...match('e', 'f'));
    expect(isSetComplete(last)).toBe(true);
    const done = matchingRun(last, { type: 'next-set', at: 6 });
    expect(isMatchingFinished(done)).toBe(true);
    expect(done.answers.map(({ itemId }) => itemId)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('resets the current set and nothing else', () => {
    const second = play(start(), ...match('a', 'b', 'c', 'd'), { type: 'next-set', at: 1 });
    const run = play(second, tap('left', 'e'), tap('right', 'f'), ...match('f'), {
      type: 'reset',
      at: 9,
    });
    expect(run).toMatchObject({ setIndex: 1, found: [], mistakes: {}, since: 9 });
    expect(run.answers).toHaveLength(4);
  });
});
