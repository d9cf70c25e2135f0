import { activityTypes } from '@repaso/proto/activities/content';
import { describe, expect, it } from 'vitest';
import { readReply, replySchema } from './reply-schema.ts';

/** Every schema inside a schema. */
function schemasIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && !Array.isArray(value) ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(schemasIn)];
}

describe('the schema of a reply', () => {
  it('is one that strict structured output takes: closed, with all properties required', () => {
    const objects = schemasIn(replySchema([...activityTypes])).filter(
      ({ type }) => type === 'object',
    );
    expect(objects.length).toBeGreaterThan(activityTypes.length * 2);
    for (const { properties, required, additionalProperties } of objects) {
      expect(required).toEqual(Object.keys(properties as object));
      expect(additionalProperties).toBe(false);
    }
    expect(JSON.stringify(replySchema([...activityTypes]))).not.toMatch(
      /minLength|minItems|\$schema/,
    );
  });

  it('lets what may be missing be null', () => {
    const text = JSON.stringify(replySchema(['translation']));
    expect(text).toContain('"alternatives":{"type":["array","null"],"items":{"type":"string"}}');
  });
});

describe('reading a reply', () => {
  it('takes items by their id, once, without what is null', () => {
    const exercises = [
      { id: 'tr-1', source: 'el pan', alternatives: null },
      { id: 'tr-1', source: 'la sal' },
    ];
    const { items } = readReply({ translation: { exercises } }, ['translation']);
    expect([...items]).toEqual([['tr-1', { id: 'tr-1', source: 'el pan' }]]);
  });

  it.each([
    null,
    'text',
    [],
    {},
    { quiz: null },
    { quiz: { questions: 'none' } },
    { quiz: { questions: [null, 3, { id: 4 }, {}] } },
    { cloze: { exercises: [{ id: 'cz-1' }] } },
  ])('finds nothing in %j', (json) => {
    expect(readReply(json, ['quiz']).items.size).toBe(0);
  });
});
