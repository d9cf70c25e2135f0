import { type ActivityType, contentSchemas } from '@repaso/proto/activities/content';
import { z } from 'zod';
import { isRecord, itemsOf } from '../items/item-checks.ts';
import { hasMarkup, type RawItem } from './item-text.ts';

type JsonSchema = Record<string, unknown>;

/** What strict structured output does not know; the items are checked against all of it later. */
const unsupported = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
]);

/** The JSON schema of a reply: a property for each type, which holds a content document of it. */
export function replySchema(types: ActivityType[]): JsonSchema {
  return objectSchema(
    Object.fromEntries(types.map((type) => [type, strict(z.toJSONSchema(contentSchemas[type]))])),
  );
}

export function objectSchema(properties: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** Strict output wants every property required: one that may be missing may be null instead. */
function strict(schema: JsonSchema): JsonSchema {
  const { properties, items, required, ...rest } = schema;
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => !unsupported.has(name)));
  if (isRecord(items)) return { ...kept, items: strict(items) };
  if (!isRecord(properties)) return kept;
  const wanted = new Set(Array.isArray(required) ? required : []);
  return objectSchema(
    Object.fromEntries(
      Object.entries(properties).map(([name, value]) => {
        const property = strict(isRecord(value) ? value : {});
        return [name, wanted.has(name) ? property : { ...property, type: [property.type, 'null'] }];
      }),
    ),
  );
}

export interface Reply {
  /** Items by their id, as they came: nothing about them is checked but that they are objects. */
  items: Map<string, RawItem>;
  /** Of the roleplay. */
  scenario: string | undefined;
}

/** Reads what a model wrote. Never throws: what has no known place is left out. */
export function readReply(json: unknown, types: ActivityType[]): Reply {
  const document = isRecord(json) ? json : {};
  const items: Reply['items'] = new Map();
  for (const type of types) {
    const content = document[type];
    const list: unknown = isRecord(content) ? itemsOf(type, content) : [];
    for (const item of Array.isArray(list) ? list : []) {
      if (!isRecord(item) || typeof item.id !== 'string' || items.has(item.id)) continue;
      items.set(item.id, withoutNulls(item));
    }
  }
  const { roleplay } = document;
  const scenario = isRecord(roleplay) ? roleplay.scenario : undefined;
  const isFit = typeof scenario === 'string' && scenario !== '' && !hasMarkup(scenario);
  return { items, scenario: isFit ? scenario : undefined };
}

function withoutNulls(item: RawItem): RawItem {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null));
}
