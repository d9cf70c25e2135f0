import fc from 'fast-check';
import { type ApiDocument, type Operation, resolve, type Schema } from './api-document.ts';
import { fitting, hostile, hostileText } from './values.ts';

/** One request, all of it decided. */
export interface FuzzRequest {
  operation: Operation;
  method: string;
  /** With its query, encoded; what stands in braces is filled in by `ids`. */
  target: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

/** Stands in a target for an id that the caller has; whoever sends it fills it in. */
export const OWN_ID = '{own}';
/** Stands there for one of somebody else. */
export const FOREIGN_ID = '{foreign}';

/** Requests for an operation: right ones, and those that are wrong in one or several ways. */
export function requestsFor(
  document: ApiDocument,
  operation: Operation,
): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      method: methodOf(operation),
      path: pathOf(operation),
      query: queryOf(document, operation),
      headers: headersOf(document, operation),
      payload: payloadOf(document, operation),
    })
    .map(({ method, path, query, headers, payload }) => ({
      operation,
      method,
      target: path + query,
      headers: { ...headers, ...payload.headers },
      body: payload.body,
    }));
}

function methodOf({ method }: Operation): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constant(method), weight: 30 },
    { arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH'), weight: 1 },
  );
}

const placeholder = /\{\w+\}/g;

function pathOf({ path }: Operation): fc.Arbitrary<string> {
  const id = fc.oneof(
    { arbitrary: fc.constant(OWN_ID), weight: 5 },
    { arbitrary: fc.constant(FOREIGN_ID), weight: 2 },
    { arbitrary: fc.uuid(), weight: 1 },
    // An empty one would make it another path.
    { arbitrary: hostileText.filter(Boolean).map(encode), weight: 2 },
    { arbitrary: fc.constantFrom('%00', '%2e%2e', '%E0%A4%A', '..%2f..', '%'), weight: 1 },
  );
  const right = id.map((value) => path.replaceAll(placeholder, value));
  return fc.oneof(
    { arbitrary: right, weight: 20 },
    {
      arbitrary: right.chain((target) =>
        fc.constantFrom(
          `${target}/`,
          `/${target}`,
          target.replace('/api/', '/API/'),
          `${target}/x`,
        ),
      ),
      weight: 1,
    },
  );
}

/** Lone surrogates have no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 4_000);
}

function queryOf(document: ApiDocument, { parameters }: Operation): fc.Arbitrary<string> {
  const named = parameters.filter((parameter) => parameter.in === 'query');
  const value = (schema: Schema): fc.Arbitrary<string> =>
    fc.oneof(fitting(document, schema).map(String), hostileText);
  const pair = fc.oneof(
    ...named.map(({ name, schema }) => value(schema).map((text) => `${name}=${encode(text)}`)),
    fc.constantFrom('x=1', '__proto__[a]=1', 'a[b][c]=1', '&&', '=', '%', 'toString=1'),
  );
  return fc
    .array(pair, { maxLength: named.length + 1 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
}

function headersOf(
  document: ApiDocument,
  { parameters }: Operation,
): fc.Arbitrary<Record<string, string>> {
  const documented = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, schema }) =>
      fc
        .oneof(fitting(document, schema).map(String), hostileText)
        .map((value): [string, string] => [name, headerSafe(value)]),
    );
  const odd = fc.constantFrom<[string, string]>(
    ['If-None-Match', '*'],
    ['If-None-Match', 'W/"a", "b"'],
    ['Range', 'bytes=0-0'],
    ['Prefer', 'respond-async, wait=1'],
    ['X-Request-Id', 'x'],
    ['X-Forwarded-For', '203.0.113.9, not an address'],
    ['X-Forwarded-Host', 'elsewhere.example'],
    ['Content-Encoding', 'gzip'],
    ['Content-Encoding', 'br, gzip'],
    ['Origin', 'null'],
    ['Origin', 'https://elsewhere.example'],
    ['Sec-Fetch-Site', 'cross-site'],
    ['Accept', 'text/html;q=x'],
    ['Accept-Language', '*'],
    ['Cookie', 'sid=; sid=a; __proto__=b'],
    ['DNT', '1'],
  );
  return fc
    .array(fc.oneof(...documented, { arbitrary: odd, weight: 1 }), { maxLength: 2 })
    .chain((pairs) =>
      // Mostly none at all: a request that is refused for a header shows nothing else.
      fc.oneof(
        { arbitrary: fc.constant({}), weight: 2 },
        { arbitrary: fc.constant(Object.fromEntries(pairs)), weight: 1 },
      ),
    );
}

/** What a client may send at all as a header's value. */
function headerSafe(value: string): string {
  return value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2_000);
}

interface Payload {
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

function payloadOf(
  document: ApiDocument,
  { requestBody, method }: Operation,
): fc.Arbitrary<Payload> {
  const none = fc.constant<Payload>({ headers: {}, body: undefined });
  if (!requestBody) {
    return method === 'GET' ? none : fc.oneof({ arbitrary: none, weight: 9 }, anyPayload);
  }
  const json = requestBody.content['application/json'];
  if (json) return jsonPayload(document, json.schema);
  return formPayload;
}

const anyPayload: fc.Arbitrary<Payload> = fc.constantFrom<Payload>(
  { headers: { 'Content-Type': 'application/json' }, body: '{}' },
  { headers: { 'Content-Type': 'application/json' }, body: '{"a":' },
  { headers: { 'Content-Type': 'text/plain' }, body: 'hello' },
  { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'a=1&a=2' },
  { headers: {}, body: '{}' },
);

function jsonPayload(document: ApiDocument, given: Schema): fc.Arbitrary<Payload> {
  const schema = resolve(document, given);
  const names = Object.keys(schema.properties ?? {});
  const right = fitting(document, schema) as fc.Arbitrary<Record<string, unknown>>;
  const asJson = (value: unknown): Payload => ({
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value) ?? '',
  });
  // One or two fields of a request that fits are spoilt.
  const change = fc.record({
    name: fc.constantFrom(...names, 'unknown', 'id', 'userId', 'isAdmin'),
    how: fc.oneof(
      fc.constant('remove' as const),
      hostile.map((value) => ({ value })),
    ),
  });
  const spoilt = fc
    .tuple(right, fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([value, changes]) => {
      const copy: Record<string, unknown> = { ...value };
      for (const { name, how } of changes) {
        if (how === 'remove') delete copy[name];
        else copy[name] = how.value;
      }
      return asJson(copy);
    });
  const raw = fc.constantFrom('', '{', '[]', 'null', '1', '"text"', '{"a":1,"a":2}', '\ufeff{}');
  return fc.oneof(
    { arbitrary: right.map(asJson), weight: 5 },
    { arbitrary: spoilt, weight: 8 },
    { arbitrary: hostile.map(asJson), weight: 1 },
    {
      arbitrary: raw.map((body) => ({ headers: { 'Content-Type': 'application/json' }, body })),
      weight: 1,
    },
    {
      arbitrary: right.map((value) => ({
        headers: { 'Content-Type': 'application/json' },
        body: `${' '.repeat(300_000)}${JSON.stringify(value)}`,
      })),
      weight: 1,
    },
    { arbitrary: anyPayload, weight: 1 },
  );
}

const notes = 'La comida\nla manzana - the apple\nel pan - the bread\nYo como pan. - I eat bread.';
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** Forms of a new lesson: whole and broken ones. */
const formPayload: fc.Arbitrary<Payload> = fc
  .record({
    parts: fc.array(
      fc.oneof(
        { arbitrary: fc.constant(part('content', notes)), weight: 3 },
        hostileText.map((text) => part('content', text)),
        hostileText.map((text) => part('title', text)),
        hostileText.map((text) => part(text, 'x')),
        fc.constantFrom(
          part('file', png, 'notes.png'),
          part('file', '%PDF-1.7', '../../notes.pdf'),
          part('file', 'hello', 'notes.exe'),
          part('file', '', 'empty.jpg'),
          part('__proto__', 'x'),
        ),
      ),
      { maxLength: 3 },
    ),
    end: fc.oneof(
      { arbitrary: fc.constant('\r\n--edge--\r\n'), weight: 9 },
      fc.constantFrom('', '\r\n--edge', '\r\n--edge\r\n\r\n'),
    ),
    contentType: fc.oneof(
      { arbitrary: fc.constant('multipart/form-data; boundary=edge'), weight: 9 },
      fc.constantFrom(
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=other',
        'application/json',
      ),
    ),
  })
  .map(({ parts, end, contentType }) => ({
    headers: { 'Content-Type': contentType, Prefer: 'respond-async' },
    body: Buffer.concat([...parts, Buffer.from(end)]),
  }));

function part(name: string, content: string | Buffer, filename?: string): Buffer {
  const file = filename === undefined ? '' : `; filename="${filename}"`;
  return Buffer.concat([
    Buffer.from(`\r\n--edge\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
    Buffer.from(content),
  ]);
}
