import { finiteReadings, recogniseVerb } from '../../../spanish/conjugate.ts';
import { spanishEvidence } from '../../../spanish/detect-language.ts';
import {
  capitalisedLike,
  comparisonKey,
  decapitalised,
  foldAccents,
} from '../../../spanish/letters.ts';
import { likeness } from '../../text/likeness.ts';
import { sharesMeaning } from '../../text/meaning.ts';
import { isPlainlyWrong } from '../../text/plainly-wrong.ts';

export interface Mended {
  /** What was said, as far as the reply is about it. */
  wrong: string;
  /** The same, said right. */
  right: string;
  /** `wrong` with everything that stood around it, and that with `right` in its place. */
  whole: { wrong: string; right: string };
}

/** Likeness from which one word is another one, spelled or inflected right. */
const ALIKE = 0.5;
/** Share of the reply's words that the sentence has, too. */
const SHARED = 0.5;
/** A longer text is no sentence that somebody says again. */
const MOST_WORDS = 40;
const COST = { alike: 0.4, unlike: 1.5, smallGap: 0.5, gap: 1 };

/** Words that learners confuse, leave out or add; swapping them changes no meaning otherwise. */
const smallWords = new Set(
  `el la los las un una unos unas lo al del a de en con por para que se me te le nos les y e o u
  es está son están soy estoy era estaba eran estaban fue estuvo ser estar hay muy mucho mucha
  muchos muchas bien buen bueno buena qué cuál yo mi
  desde hace hasta durante`.split(/\s+/),
);
/** Of these each is taken for another one of its kind alone. */
const kinds = [
  'es está son están soy estoy era estaba eran estaban fue estuvo ser estar hay',
  'muy mucho mucha muchos muchas',
].map((words) => new Set(words.split(' ')));
/** Whoever adds one of these says more ('No, gracias.' '¡Muchas gracias!'), and mends nothing. */
const emphasis = new Set('muy mucho mucha muchos muchas bien bueno buena buen qué yo'.split(' '));
/** Whoever swaps these speaks of somebody else: an echo, no correction. */
const turned = [
  ['mi', 'tu'],
  ['mis', 'tus'],
  ['me', 'te'],
  ['yo', 'tú'],
  ['nos', 'os'],
  ['mi', 'su'],
  ['me', 'le'],
].map((pair) => pair.toSorted().join(' '));

interface Word {
  text: string;
  key: string;
  from: number;
  to: number;
}
type Step = { said?: Word; reply?: Word };

/**
 * Reads a reply as (part of) a sentence said again with its mistakes mended: 'mi jefe es
 * enojado conmigo' and 'está enojado'. Undefined where it says something else, or nothing new.
 */
export function mendSentence(said: string, reply: string): Mended | undefined {
  if (/\?/.test(said) !== /\?/.test(reply) && /[.!?]$/.test(reply)) return undefined;
  const saidWords = toWords(said);
  const replyWords = toWords(reply);
  const lengths = [saidWords.length, replyWords.length];
  if (Math.min(...lengths) < 2 || Math.max(...lengths) > MOST_WORDS) return undefined;
  const steps = align(saidWords, replyWords);
  const same = steps.filter(({ said, reply }) => said && reply && said.key === reply.key);
  const changed = steps.filter((step) => !same.includes(step));
  if (changed.length === 0 || same.length < replyWords.length * SHARED) return undefined;
  const moved = movedWords(saidWords, steps);
  const isSlip = isPlainlyWrong(said);
  const isMoved = ({ said: before, reply: after }: Step) =>
    !before && moved.has(foldAccents(after!.key));
  if (!changed.every((step) => isMoved(step) || isMending(step, same.length, isSlip))) {
    return undefined;
  }
  const isEmphasised = changed.some(
    (step) => !step.said && emphasis.has(step.reply!.key) && !isMoved(step),
  );
  // 'Yo estoy muy bien.' 'Estoy bien.': who says less mends nothing either.
  const isShortened = changed.every(
    ({ said, reply }) => said && !reply && (subject.test(said.key) || emphasis.has(said.key)),
  );
  if (isEmphasised || (isShortened && !isSlip)) return undefined;
  const { from, to } = stretchOf(saidWords, steps);
  const right = reply.slice(replyWords[0]!.from, replyWords.at(-1)!.to);
  const [before, after] = [said.slice(0, from), said.slice(to)];
  const isStart = !/\p{L}/u.test(before);
  const fitted = isStart
    ? capitalisedLike(said.slice(from), right)
    : uncapitalised(right, saidWords);
  return {
    wrong: said.slice(from, to),
    right,
    whole: { wrong: said, right: `${before}${fitted}${after}` },
  };
}

/** 'me gusta el té mas' and 'me gusta más el té': said at one place and meant at another. */
function movedWords(said: Word[], steps: Step[]): Set<string> {
  const kept = new Set(steps.flatMap((step) => (step.said && step.reply ? step.said : [])));
  return new Set(said.filter((word) => !kept.has(word)).map(({ key }) => foldAccents(key)));
}

function toWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    key: match[0].toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** The cheapest way from some stretch of the sentence to the whole reply. */
function align(said: Word[], reply: Word[]): Step[] {
  const costs: number[][] = Array.from({ length: said.length + 1 }, () => [0]);
  for (let j = 1; j <= reply.length; j++) costs[0]![j] = costs[0]![j - 1]! + gapCost(reply[j - 1]!);
  for (let i = 1; i <= said.length; i++) {
    for (let j = 1; j <= reply.length; j++) {
      costs[i]![j] = Math.min(
        costs[i - 1]![j - 1]! + swapCost(said[i - 1]!, reply[j - 1]!),
        costs[i - 1]![j]! + gapCost(said[i - 1]!),
        costs[i]![j - 1]! + gapCost(reply[j - 1]!),
      );
    }
  }
  let j = reply.length;
  let i = costs.reduce((best, row, at) => (row[j]! < costs[best]![j]! ? at : best), 0);
  const steps: Step[] = [];
  while (j > 0) {
    const [one, other] = [said[i - 1], reply[j - 1]!];
    const cost = costs[i]![j]!;
    if (one && isClose(cost, costs[i - 1]![j - 1]! + swapCost(one, other))) {
      steps.push({ said: one, reply: other });
      i--;
      j--;
    } else if (one && isClose(cost, costs[i - 1]![j]! + gapCost(one))) {
      steps.push({ said: one });
      i--;
    } else {
      steps.push({ reply: other });
      j--;
    }
  }
  return steps.reverse();
}

/** Where in the sentence the words stand that the reply says anew, moved ones among them. */
function stretchOf(said: Word[], steps: Step[]): { from: number; to: number } {
  const about = steps.flatMap((step) => step.said ?? []);
  // 'está' in the place of 'es' is no 'esta' from elsewhere.
  const added = steps.flatMap(({ said, reply }) =>
    reply && said?.key !== reply.key ? partsOf(said ? reply.key : foldAccents(reply.key)) : [],
  );
  let [first, last] = [said.indexOf(about[0]!), said.indexOf(about.at(-1)!)];
  while (added.includes(foldAccents(said[first - 1]?.key ?? ''))) first--;
  // 'Yo vivo en un casa.' 'Vivo en una casa.': the subject was left out on purpose.
  const isSentence = /^\p{Lu}/u.test(steps.find(({ reply }) => reply)?.reply?.text ?? '');
  if (isSentence && first === 1 && subject.test(said[0]!.key)) first = 0;
  while (added.includes(foldAccents(said[last + 1]?.key ?? ''))) last++;
  return { from: said[first]!.from, to: said[last]!.to };
}

const subject = /^(?:yo|tú|él|ella|nosotr[oa]s|ell[oa]s|ustedes|usted)$/;

function partsOf(word: string): string[] {
  return word === 'al' ? ['al', 'a', 'el'] : word === 'del' ? ['del', 'de', 'el'] : [word];
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9;
}

function swapCost(said: Word, reply: Word): number {
  if (said.key === reply.key) return 0;
  return areRelated(said.key, reply.key) ? COST.alike : COST.unlike;
}

function gapCost({ key }: Word): number {
  return smallWords.has(key) ? COST.smallGap : COST.gap;
}

function areRelated(said: string, reply: string): boolean {
  return (
    likeness(said, reply) >= ALIKE ||
    (smallWords.has(said) &&
      smallWords.has(reply) &&
      kinds.every((kind) => kind.has(said) === kind.has(reply))) ||
    sharedVerb(said, reply) ||
    areConfusedVerbs(said, reply)
  );
}

/** Verbs that English has one word for, or one word that looks like both. */
const confusedVerbs = [
  ['jugar', 'tocar'],
  ['saber', 'conocer'],
  ['pedir', 'preguntar', 'hacer'],
  ['ser', 'estar', 'tener', 'hacer', 'haber'],
  ['ir', 'venir'],
  ['llevar', 'traer', 'tomar'],
  ['tomar', 'hacer', 'pedir'],
  ['salir', 'dejar', 'irse'],
  ['gastar', 'pasar'],
  ['oír', 'escuchar'],
  ['ver', 'mirar', 'buscar'],
  ['asistir', 'atender', 'ayudar'],
  ['aplicar', 'solicitar'],
  ['trabajar', 'funcionar'],
  ['hablar', 'decir', 'contar'],
];

/** 'juego la guitarra' for 'toco': one verb for the other, in the same person. */
function areConfusedVerbs(one: string, other: string): boolean {
  const others = finiteReadings(other);
  return finiteReadings(one).some(({ infinitive, person }) =>
    others.some(
      (reading) =>
        reading.person === person &&
        confusedVerbs.some(
          (verbs) => verbs.includes(infinitive) && verbs.includes(reading.infinitive),
        ),
    ),
  );
}

function sharedVerb(one: string, other: string): boolean {
  const infinitives = new Set(recogniseVerb(one).map(({ infinitive }) => infinitive));
  return recogniseVerb(other).some(({ infinitive }) => infinitives.has(infinitive));
}

function isMending({ said, reply }: Step, shared: number, isSlip: boolean): boolean {
  if (said && !reply && subject.test(said.key)) return true;
  if (!said || !reply) return smallWords.has((said ?? reply)?.key ?? '');
  if (turned.includes([said.key, reply.key].toSorted().join(' '))) return false;
  if (!areRelated(said.key, reply.key)) return false;
  // 'Yo prefiere' and 'prefiero': it was the person that was wrong.
  return isSlip || !isEcho(said.key, reply.key, shared);
}

/** 'Tengo dos perros.' 'Tienes dos perros.': who answers turns the person. */
function isEcho(said: string, reply: string, shared: number): boolean {
  // 'Yo gusto' for 'me gusta' is the mistake itself.
  if (/^(?:gust|encant|interes)/.test(said)) return false;
  const readings = finiteReadings(reply);
  const before = finiteReadings(said);
  if (before.length === 0 || readings.length === 0) return false;
  if (before.some((one) => readings.some((other) => one.person === other.person))) return false;
  const speakers = [before, readings].map((forms) =>
    forms.some(({ person = '' }) => /^[12]/.test(person)),
  );
  if (speakers.every(Boolean)) return true;
  return speakers.some(Boolean) && shared < 3;
}

/** 'Está enojado' inside a sentence begins small, unless the sentence has it so. */
function uncapitalised(text: string, words: Word[]): string {
  const [first = ''] = text.split(' ');
  const isName = words.some(({ text: word }, i) => i > 0 && word === first);
  return isName ? text : decapitalised(text);
}

/** Words that stand for one another, so that one of them alone says which was wrong. */
const exchanged = [
  'el la los las un una unos unas lo',
  'a de en con por para al del',
  'me te se nos os le les lo la',
  'qué cuál cómo cuáles quién dónde cuándo',
  'muy mucho mucha muchos muchas',
  'bien buen bueno buena mal malo mala',
  'es está son están soy estoy era estaba fue estuvo hay',
].map((words) => new Set(words.split(' ')));

/** Whether a word is one of those that stand for one another. */
export function isExchanged(word: string): boolean {
  return exchanged.some((kind) => kind.has(word.toLowerCase()));
}

/**
 * A sentence with the one word in it that a correction names put right: 'la problema' and 'el',
 * 'Los niños son cansado' and 'cansados'. Undefined where it is not plain which word is meant.
 */
export function replaceWord(sentence: string, fragment: string): string | undefined {
  const words = toWords(sentence);
  const [only, ...others] = toWords(fragment);
  if (!only || others.length > 0 || words.length < 2) return undefined;
  if (words.some(({ key }) => key === only.key)) return undefined;
  // 'la lámpara → lamp' is a translation, however alike.
  if (sharesMeaning(sentence, fragment) || spanishEvidence(fragment) <= -0.5) return undefined;
  const alike = words.filter(
    ({ key }) => sharedVerb(key, only.key) || likeness(key, only.key) > ALIKE,
  );
  const sameKind = words.filter(({ key }) =>
    exchanged.some((kind) => kind.has(key) && kind.has(only.key)),
  );
  const [word, ambiguous] = alike.length > 0 ? alike : sameKind;
  if (!word || ambiguous) return undefined;
  const instead = capitalisedLike(sentence.slice(word.from), only.text);
  return sentence.slice(0, word.from) + instead + sentence.slice(word.to);
}

/** Whether two texts differ in accents, capitals or punctuation at most. */
export function areSameWords(one: string, other: string): boolean {
  return comparisonKey(one) === comparisonKey(other);
}
