import { describe, expect, it } from 'vitest';
import { PracticeServiceService } from '../gen/practice/v1/practice.ts';
import { practiceService } from './practice-service.ts';

const generated = PracticeServiceService.listTasks;
const { listTasks } = practiceService;

const answerOf = (bytes: number) => ({
  tasksJson: Buffer.from('ñ'.repeat(bytes / 2)),
  etag: '"ñandú"',
});

describe('a finished document', () => {
  it.each([2, 126, 128, 16_382, 16_384, 3_000_000])(
    'of %i bytes reads as it was written',
    (bytes) => {
      const answer = answerOf(bytes);
      expect(listTasks.responseDeserialize(listTasks.responseSerialize(answer))).toEqual(answer);
    },
  );

  it.each([2, 126, 128, 16_382, 16_384, 3_000_000])(
    'of %i bytes means the same to the generated code',
    (bytes) => {
      const answer = answerOf(bytes);
      expect(generated.responseDeserialize(listTasks.responseSerialize(answer))).toEqual(answer);
      expect(listTasks.responseDeserialize(generated.responseSerialize(answer))).toEqual(answer);
    },
  );

  it('is read in whatever form another version writes it', () => {
    const empty = { tasksJson: Buffer.alloc(0), etag: '' };
    expect(listTasks.responseDeserialize(generated.responseSerialize(empty))).toEqual(empty);

    const answer = answerOf(200);
    const unknownField = Buffer.from([(9 << 3) | 0, 1]);
    const longer = Buffer.concat([listTasks.responseSerialize(answer), unknownField]);
    expect(listTasks.responseDeserialize(longer)).toEqual(answer);
  });

  it('that was cut off is refused', () => {
    const bytes = listTasks.responseSerialize(answerOf(200));
    expect(() => listTasks.responseDeserialize(bytes.subarray(0, 100))).toThrow();
  });
});
