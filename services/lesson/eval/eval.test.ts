import { beforeAll, describe, expect, it } from 'vitest';
import { typedDocuments } from './documents/typed.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { figuresOf } from './scorecard.ts';

/** Ten seconds of work; a machine that does much else takes its time. */
const PATIENCE_MS = 600_000;
const evaluations: Evaluation[] = [];

beforeAll(async () => {
  for (const document of typedDocuments) evaluations.push(await evaluate(document));
}, PATIENCE_MS);

describe('practice made from typed notes', () => {
  it.each(figuresOf([]).map(({ name }) => name))('reaches its figure: %s', (name) => {
    const figure = figuresOf(evaluations).find((one) => one.name === name);
    expect(figure?.passed, `${figure?.value}, wanted ${figure?.target}`).toBe(true);
  });
});
