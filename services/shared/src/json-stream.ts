/** Bytes that a piece of a streamed document has at least, the last one aside. */
const PIECE_BYTES = 65_536;

/** Pieces of one JSON document, to be joined. */
export type JsonPieces = AsyncGenerator<string>;

/**
 * A JSON array made from batches of its elements, so that a long one is never in memory as a
 * whole. An element is finished JSON.
 */
export async function* jsonArray(batches: AsyncIterable<string[]>): JsonPieces {
  yield '[';
  let isFirst = true;
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield (isFirst ? '' : ',') + batch.join(',');
    isFirst = false;
  }
  yield ']';
}

/** A JSON object whose values are pieces themselves. */
export async function* jsonObject(members: Record<string, JsonPieces>): JsonPieces {
  let separator = '{';
  for (const [name, value] of Object.entries(members)) {
    yield `${separator}${JSON.stringify(name)}:`;
    yield* value;
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

/** What a query finds, page after page; `readPage` gets the last row of the page before. */
export async function* pages<Row>(
  pageSize: number,
  readPage: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  do {
    const rows = await readPage(after, pageSize);
    yield rows;
    after = rows.length === pageSize ? rows.at(-1) : undefined;
  } while (after !== undefined);
}

/** The pieces as messages of a stream, neither tiny nor without bound. */
export async function* jsonMessages(pieces: JsonPieces): AsyncGenerator<{ json: Buffer }> {
  let waiting: string[] = [];
  let size = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    size += piece.length;
    if (size < PIECE_BYTES) continue;
    yield { json: Buffer.from(waiting.join('')) };
    waiting = [];
    size = 0;
  }
  if (size > 0) yield { json: Buffer.from(waiting.join('')) };
}
