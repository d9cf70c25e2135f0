import { expect, it } from 'vitest';
import { CarryResponse } from '../gen/rpc/v1/calls.ts';
import { carryMethod } from './carry.ts';

const NOTHING = Buffer.alloc(0);
const messages: CarryResponse[] = [
  { answers: [], draining: false },
  { answers: [], draining: true },
  {
    answers: [
      { id: 1, response: Buffer.from('el pan'), status: 0, error: NOTHING },
      { id: 300_000, response: NOTHING, status: 0, error: NOTHING },
      { id: 2, response: NOTHING, status: 14, error: Buffer.from('{"code":"X"}') },
      { id: 3, response: Buffer.alloc(70_000, 'ñ'), status: 0, error: NOTHING },
    ],
    draining: false,
  },
];

it.each(messages)('writes what the generated code reads, and reads what it writes', (message) => {
  expect(CarryResponse.decode(carryMethod.responseSerialize(message))).toEqual(message);
  const generated = Buffer.from(CarryResponse.encode(message).finish());
  expect(carryMethod.responseDeserialize(generated)).toEqual(message);
});

it('skips fields that it does not know', () => {
  const later = Buffer.from([0x52, 2, 1, 2, 0x0a, 5, 0x08, 7, 0x52, 1, 9]);
  expect(carryMethod.responseDeserialize(later)).toEqual({
    answers: [{ id: 7, response: NOTHING, status: 0, error: NOTHING }],
    draining: false,
  });
});
