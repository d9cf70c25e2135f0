import { BinaryReader } from '@bufbuild/protobuf/wire';
import { bytesField, bytesTag, wireTypeOf } from '../rpc/wire-format.ts';

/** How grpc-js turns an answer into bytes and back. */
export interface AnswerCodec<Answer> {
  responseSerialize(answer: Answer): Buffer;
  responseDeserialize(bytes: Buffer): Answer;
}

const DOCUMENT = bytesTag(1);
const LABEL = bytesTag(2);

/**
 * Writes and reads an answer whose field 1 is a finished document (`bytes`) and whose field 2 is a
 * `string`, and copies the document once on the way out and never on the way in. On the wire it is
 * what generated code writes.
 */
export function documentCodec<Document extends string, Label extends string>({
  document,
  label,
}: {
  document: Document;
  label: Label;
}): AnswerCodec<Record<Document, Buffer> & Record<Label, string>> {
  return {
    responseSerialize: (answer) =>
      Buffer.concat([
        ...bytesField(DOCUMENT, answer[document]),
        ...bytesField(LABEL, Buffer.from(answer[label])),
      ]),
    responseDeserialize(message) {
      const reader = new BinaryReader(message);
      let bytes: Buffer = NOTHING;
      let text = '';
      while (reader.pos < reader.len) {
        const field = reader.uint32();
        if (field === DOCUMENT) bytes = reader.bytes() as Buffer;
        else if (field === LABEL) text = (reader.bytes() as Buffer).toString();
        else reader.skip(wireTypeOf(field));
      }
      return { [document]: bytes, [label]: text } as Record<Document, Buffer> &
        Record<Label, string>;
    },
  };
}

const NOTHING = Buffer.alloc(0);
