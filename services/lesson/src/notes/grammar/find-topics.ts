import { foldAccents } from '../../spanish/letters.ts';
import { lookUp } from '../../spanish/lexicon.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import type { GrammarTopic, NoteCorrection } from '../understood-notes.ts';
import { type TopicRule, toShownSentence } from './topic-rule.ts';
import { topicRules } from './topic-rules.ts';

/** A topic that is named counts as much as this many sentences that show it. */
const MENTION_WEIGHT = 6;
const CORRECTION_WEIGHT = 2;
const MOST_TOPICS = 5;
const FEWEST_SENTENCES = 2;

/**
 * What the lesson was about, most prominent first: what the notes name, what was
 * corrected, and what their sentences show again and again.
 */
export function findTopics(
  notes: string,
  sentences: string[],
  corrections: NoteCorrection[],
): GrammarTopic[] {
  const folded = foldAccents(notes);
  const shown = sentences.map(toShownSentence);
  const corrected = corrections.flatMap(topicsOfCorrection);
  return topicRules
    .map((rule) => {
      const examples = sentences.filter((_, i) => rule.shows?.(shown[i]!) ?? false);
      const mentioned = rule.mention.test(folded);
      const fixed = corrected.filter((id) => id === rule.id).length;
      const enough = examples.length >= (rule.fewest ?? FEWEST_SENTENCES);
      const score =
        (mentioned ? MENTION_WEIGHT : 0) +
        fixed * CORRECTION_WEIGHT +
        (enough || mentioned || fixed > 0 ? weight(rule, examples.length) : 0);
      const { illustrates = rule.shows } = rule;
      const example = examples[0] ?? sentences.find((_, i) => illustrates?.(shown[i]!) ?? false);
      return { rule, score, example };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_TOPICS)
    .map(({ rule: { id, name, rule, sample }, example = sample }) => ({
      id,
      name,
      rule,
      example,
    }));
}

/** Nearly every sentence has a present form: it says little about the lesson. */
function weight(rule: TopicRule, examples: number): number {
  return rule.id === 'present' ? examples * 0.25 : examples;
}

const articles = new Set(['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas']);

/** What a correction is about, read off the words that were changed. */
function topicsOfCorrection({ wrong, right }: NoteCorrection): string[] {
  const before = wordsOf(wrong.toLowerCase());
  const after = wordsOf(right.toLowerCase());
  const removed = before.filter((word) => !after.includes(word));
  const added = after.filter((word) => !before.includes(word));
  const isVerb = (infinitive: string) => (word: string) =>
    lookUp(word).some((entry) => entry.word === infinitive);
  if (
    (removed.some(isVerb('ser')) && added.some(isVerb('estar'))) ||
    (removed.some(isVerb('estar')) && added.some(isVerb('ser')))
  ) {
    return ['ser-estar'];
  }
  if ([...removed, ...added].sort().join() === 'para,por') return ['por-para'];
  if (removed.length > 0 && removed.every((word) => articles.has(word))) return ['noun-gender'];
  if (added.some((word) => /^(?:gust|encant)an?$/.test(word))) return ['gustar'];
  const adjective = lookUp(removed[0] ?? '').find((one) => one.partOfSpeech === 'adjective');
  const sameAdjective = adjective && lookUp(added[0] ?? '').includes(adjective);
  return sameAdjective ? ['adjective-agreement'] : [];
}
