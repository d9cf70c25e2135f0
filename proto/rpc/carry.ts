import { BinaryReader } from '@bufbuild/protobuf/wire';
import { type Answer, CallsServiceService, type CarryResponse } from '../gen/rpc/v1/calls.ts';
import { bytesField, bytesTag, numberTag, varint, wireTypeOf } from './wire-format.ts';

const ANSWERS = bytesTag(1);
const DRAINING = numberTag(2);
const ID = numberTag(1);
const RESPONSE = bytesTag(2);
const STATUS = numberTag(3);
const ERROR = bytesTag(4);

/**
 * The method as the generated code has it, with a way to write and read responses that copies
 * their bytes once on the way out and never on the way in. On the wire both are the same.
 */
export const carryMethod = {
  ...CallsServiceService.carry,
  responseSerialize({ answers, draining }: CarryResponse): Buffer {
    const parts = answers.flatMap(({ id, response, status, error }) =>
      bytesField(
        ANSWERS,
        Uint8Array.of(ID, ...varint(id), STATUS, ...varint(status)),
        ...bytesField(RESPONSE, response),
        ...bytesField(ERROR, error),
      ),
    );
    if (draining) parts.push(Uint8Array.of(DRAINING, 1));
    return Buffer.concat(parts);
  },
  responseDeserialize(message: Buffer): CarryResponse {
    const reader = new BinaryReader(message);
    const response: CarryResponse = { answers: [], draining: false };
    while (reader.pos < reader.len) {
      const field = reader.uint32();
      if (field === ANSWERS) response.answers.push(readAnswer(reader, reader.uint32()));
      else if (field === DRAINING) response.draining = reader.bool();
      else reader.skip(wireTypeOf(field));
    }
    return response;
  },
};

function readAnswer(reader: BinaryReader, length: number): Answer {
  const answer: Answer = { id: 0, response: NOTHING, status: 0, error: NOTHING };
  const end = reader.pos + length;
  while (reader.pos < end) {
    const field = reader.uint32();
    if (field === ID) answer.id = reader.uint32();
    else if (field === RESPONSE) answer.response = reader.bytes() as Buffer;
    else if (field === STATUS) answer.status = reader.uint32();
    else if (field === ERROR) answer.error = reader.bytes() as Buffer;
    else reader.skip(wireTypeOf(field));
  }
  return answer;
}

const NOTHING = Buffer.alloc(0);
