import { BinaryReader, BinaryWriter } from '@bufbuild/protobuf/wire';
import { type Answer, CallsServiceService, type CarryResponse } from '../gen/rpc/v1/calls.ts';

const VARINT = 0;
const LENGTH_DELIMITED = 2;
const tag = (field: number, wireType: number): number => (field << 3) | wireType;

const ANSWERS = tag(1, LENGTH_DELIMITED);
const DRAINING = tag(2, VARINT);
const ID = tag(1, VARINT);
const RESPONSE = tag(2, LENGTH_DELIMITED);
const STATUS = tag(3, VARINT);
const ERROR = tag(4, LENGTH_DELIMITED);

/**
 * The method as the generated code has it, with a way to write and read responses that copies
 * their bytes once on the way out and never on the way in. On the wire both are the same.
 */
export const carryMethod = {
  ...CallsServiceService.carry,
  responseSerialize({ answers, draining }: CarryResponse): Buffer {
    const writer = new BinaryWriter();
    for (const { id, response, status, error } of answers) {
      const head = new BinaryWriter().uint32(ID).uint32(id).uint32(STATUS).uint32(status);
      if (error.length > 0) head.uint32(ERROR).bytes(error);
      const headBytes = head.uint32(RESPONSE).uint32(response.length).finish();
      writer.uint32(ANSWERS).uint32(headBytes.length + response.length);
      writer.raw(headBytes).raw(response);
    }
    if (draining) writer.uint32(DRAINING).bool(true);
    const bytes = writer.finish();
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  },
  responseDeserialize(message: Buffer): CarryResponse {
    const reader = new BinaryReader(message);
    const response: CarryResponse = { answers: [], draining: false };
    while (reader.pos < reader.len) {
      const field = reader.uint32();
      if (field === ANSWERS) response.answers.push(readAnswer(reader, reader.uint32()));
      else if (field === DRAINING) response.draining = reader.bool();
      else reader.skip(field & 7);
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
    else reader.skip(field & 7);
  }
  return answer;
}

const NOTHING = Buffer.alloc(0);
