import { describe, expect, it } from 'vitest';
import { taskDocument } from './task-document.ts';

const task = { outlineJson: '{"id":"t"}', contentJson: '{"cards":[]}' };
const document = (score: number | null, unlocked: boolean) =>
  JSON.parse(taskDocument({ ...task, score, unlocked }));

describe('taskDocument', () => {
  it('shows no content while the task is locked', () => {
    expect(document(null, false)).toEqual({
      id: 't',
      status: 'locked',
      score: null,
      content: null,
    });
  });

  it('shows the content from the moment it unlocks', () => {
    expect(document(null, true)).toEqual({
      id: 't',
      status: 'available',
      score: null,
      content: { cards: [] },
    });
  });

  it('keeps a completed task open whatever the clock says, also with a score of 0', () => {
    const completed = { id: 't', status: 'completed', score: 0, content: { cards: [] } };
    expect(document(0, true)).toEqual(completed);
    expect(document(0, false)).toEqual(completed);
  });
});
