import fc from 'fast-check';
import { type ApiDocument, resolve, type Schema } from './api-document.ts';

/** Values that fit a schema, those at its bounds among them. */
export function fitting(document: ApiDocument, given: Schema, depth = 0): fc.Arbitrary<unknown> {
  const schema = resolve(document, given);
  const inner = (of: Schema): fc.Arbitrary<unknown> => fitting(document, of, depth + 1);
  if (depth > 6) return fc.constant(null);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'object':
      return record(schema, inner);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

/** Fields whose schema says less than what it takes to be right. */
const wellKnown: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.oneof(
    fc.integer({ min: 1, max: 5 }).map((number) => `somebody-${number}@example.org`),
    fc.emailAddress(),
  ),
  password: fc.constantFrom('a quiet evening in Sevilla', 'ñandú 🦙 secreto', 'short', 'password'),
  newPassword: fc.constantFrom('another evening in Cádiz', 'short', 'password1'),
  title: fc.constantFrom('Mi clase', '', 'x'.repeat(201), '¿Qué tal? 😀'),
  text: fc.constantFrom(
    'el mar - the sea\nla playa - the beach\nVoy a la playa. - I go to the beach.',
    'too short',
    'ñ'.repeat(20_000),
  ),
};

function record(
  { properties = {}, required = [], additionalProperties }: Schema,
  inner: (of: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const named = Object.entries(properties).map(([name, of]) => [
    name,
    wellKnown[name] ?? inner(of),
  ]);
  if (named.length === 0 && additionalProperties) {
    return fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }));
  }
  return fc.record(Object.fromEntries(named), { requiredKeys: required as never[] });
}

function text({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((at) => at.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const bounded = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) };
  return fc.oneof(
    { arbitrary: fc.string({ ...bounded, unit: 'grapheme' }), weight: 3 },
    { arbitrary: fc.constant('a'.repeat(Math.min(maxLength, 20_000))), weight: 1 },
  );
}

const strange = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff tail',
  '\u202eright to left',
  'e\u0301\u0301\u0301',
  '👨‍👩‍👧‍👦🏳️‍🌈',
  '\ufeff',
  '\r\nSet-Cookie: sid=x',
  "' OR 1=1; DROP TABLE account; --",
  '%00%2e%2e/%2e%2e/etc/passwd',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}#{7*7}',
  '__proto__',
  'constructor',
  'null',
  'true',
  '-1',
  '1e400',
  '9'.repeat(400),
  'x'.repeat(256),
  'x'.repeat(20_001),
  'ñ'.repeat(70_000),
];

/** Values that hardly anything is prepared for. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...strange),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    101,
    1.5,
    Number.MAX_SAFE_INTEGER,
    -1e308,
    [],
    {},
    [[]],
    [null],
  ),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')),
  fc.integer({ min: 2, max: 200 }).map(nested),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Text for places that hold nothing else, such as a path. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...strange),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
