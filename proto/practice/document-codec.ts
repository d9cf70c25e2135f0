/** How grpc-js turns an answer into bytes and back. */
export interface AnswerCodec<Answer> {
  responseSerialize(answer: Answer): Buffer;
  responseDeserialize(bytes: Buffer): Answer;
}

/** Tags of the wire format: field 1 and field 2, both length-delimited. */
const DOCUMENT_TAG = (1 << 3) | 2;
const LABEL_TAG = (2 << 3) | 2;

/**
 * Writes and reads an answer whose field 1 is a finished document (`bytes`) and whose field 2 is a
 * `string`, without the copies that generated code makes of every byte: four on the way out and
 * one on the way in. On the wire both are the same; what `generated` knows besides is left to it.
 */
export function documentCodec<Document extends string, Label extends string>(
  generated: AnswerCodec<Record<Document, Buffer> & Record<Label, string>>,
  { document, label }: { document: Document; label: Label },
): AnswerCodec<Record<Document, Buffer> & Record<Label, string>> {
  return {
    responseSerialize(answer) {
      const bytes = answer[document];
      const text = Buffer.from(answer[label]);
      const head = Buffer.from([DOCUMENT_TAG, ...varint(bytes.length)]);
      const between = Buffer.from([LABEL_TAG, ...varint(text.length)]);
      return Buffer.concat([head, bytes, between, text]);
    },
    responseDeserialize(message) {
      const first = readField(message, 0, DOCUMENT_TAG);
      const second = first && readField(message, first.end, LABEL_TAG);
      if (!second || second.end !== message.length) return generated.responseDeserialize(message);
      return {
        [document]: message.subarray(first.start, first.end),
        [label]: message.toString('utf8', second.start, second.end),
      } as Record<Document, Buffer> & Record<Label, string>;
    },
  };
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

/** Where the bytes of the field at `at` lie; undefined when it is another, or not complete. */
function readField(
  message: Buffer,
  at: number,
  tag: number,
): { start: number; end: number } | undefined {
  if (message[at] !== tag) return undefined;
  let length = 0;
  // Five bytes of seven bits are more than a message can have.
  for (let index = 0; index < 4; index += 1) {
    const byte = message[at + 1 + index];
    if (byte === undefined) return undefined;
    length |= (byte & 0x7f) << (7 * index);
    if (byte > 0x7f) continue;
    const start = at + 2 + index;
    const end = start + length;
    return end <= message.length ? { start, end } : undefined;
  }
  return undefined;
}
