import { describe, expect, it } from 'vitest';
import { spanishEvidence } from '../../spanish/detect-language.ts';
import { porParaUses } from '../../spanish/por-para.ts';
import { serEstarUses } from '../../spanish/ser-estar.ts';
import { isPlainlyWrong } from '../text/plainly-wrong.ts';
import { findTopics } from './find-topics.ts';
import { topicRules } from './topic-rules.ts';

const found = (notes: string, sentences: string[] = []) => findTopics(notes, sentences, []);

describe('the grammar that notes name', () => {
  it.each([
    ['Ser vs estar', 'ser-estar'],
    ['por y para', 'por-para'],
    ['Stem-changing verbs', 'stem-changes'],
    ['irregular yo forms', 'irregular-yo'],
    ['Irregular preterite', 'irregular-preterite'],
    ['Pluscuamperfecto', 'pluperfect'],
    ['Imperfect subjunctive', 'imperfect-subjunctive'],
    ['Si clauses', 'if-clauses'],
    ['Impersonal se', 'impersonal-se'],
    ['Weather expressions', 'weather'],
    ['desde hace / hace', 'time-spans'],
    ['hay vs está', 'hay'],
    ['Pedir vs preguntar', 'pedir-preguntar'],
    ['Superlatives', 'superlatives'],
    ['Relative pronouns', 'relatives'],
    ['Subject pronouns', 'subject-pronouns'],
    ['Tú / usted', 'tu-usted'],
    ['Days of the week', 'dates'],
    ['Adverbs in -mente', 'adverbs'],
    ['Diminutives', 'diminutives'],
    ['Muy / mucho', 'muy-mucho'],
    ['Apócope', 'short-forms'],
    ['Prepositions', 'prepositions'],
    ['Accent marks', 'accents'],
    ['The personal a', 'personal-a'],
    ['Direct object pronouns', 'object-pronouns'],
    ['Ir a + infinitive', 'going-to-future'],
  ])('‘%s’ is %s', (notes, id) => {
    expect(found(notes)[0]?.id).toBe(id);
  });

  it('takes its example from the notes, else a sample', () => {
    expect(found('Muy / mucho', ['Es muy caro.'])[0]?.example).toBe('Es muy caro.');
    expect(found('Muy / mucho')[0]?.example).toBe('Estoy muy cansado porque trabajo mucho.');
  });
});

it('has each topic once, with a sentence for its rule and a right sample', () => {
  expect(new Set(topicRules.map(({ id }) => id)).size).toBe(topicRules.length);
  for (const { id, rule, sample } of topicRules) {
    expect(rule, id).toMatch(/^[\p{Lu}-].*[.?]$/u);
    expect(isPlainlyWrong(sample), id).toBe(false);
    expect(spanishEvidence(sample), id).toBeGreaterThan(0);
  }
});

it('gives each use of ser, estar, por and para an example with that word', () => {
  for (const { verb, example } of serEstarUses) {
    expect(example).toMatch(verb === 'ser' ? /\b(?:soy|es|somos|son)\b/i : /\best(?:oy|á)/i);
  }
  for (const { preposition, example } of porParaUses) {
    expect(example.toLowerCase().split(' ')).toContain(preposition);
  }
});
