import type { NoteCorrection, NotePair } from '../../notes/understood-notes.ts';
import { distractorsFor } from '../items/distractors.ts';
import type { Item } from '../items/item-checks.ts';
import { quotedEnglish, quotedSpanish } from '../items/quoted.ts';
import { englishForms, spanishForms } from '../material/answer-forms.ts';
import { activityOf } from '../material/frames/verb-frames.ts';
import { looksTheSame } from '../material/lesson-facts.ts';
import type { Draft, Material } from '../material/material.ts';
import { nounOf } from '../material/nouns.ts';
import type { Random } from '../random.ts';
import { makingPlans } from './scenes/making-plans.ts';
import { nounScenes } from './scenes/noun-scenes.ts';
import type { Line, Scene } from './scenes/scene.ts';

export interface Roleplay {
  title: string;
  scenario: string;
  exchanges: Draft<Item<'roleplay'>>[];
}

/** Words of the lesson that make a scene its own; two are what every scene needs. */
const FULL_CAST = 3;
const LEAST_CAST = 2;
/** Exchanges of a talk with the tutor. */
const TUTOR_LINES = 6;
/** Fewer are no talk. */
const MIN_LINES = 2;
/** Wrong options beside the right one. */
const WRONG_OPTIONS = 2;

/** A scene that the lesson's own words can play, else a talk with the tutor about the lesson. */
export function roleplay(material: Material, random: Random): Roleplay | undefined {
  const scene =
    everydayScene(material, FULL_CAST, random) ??
    tutorScene(material, random) ??
    everydayScene(material, LEAST_CAST, random);
  if (!scene) return undefined;
  return {
    title: scene.title,
    scenario: scene.scenario,
    exchanges: scene.lines.map((line) => toExchange(line, random)),
  };
}

function toExchange({ prompt, right, wrong, response, explanation, about }: Line, random: Random) {
  const options = random.shuffle([right, ...wrong]);
  return {
    item: {
      prompt,
      options,
      correct: options.indexOf(right),
      response,
      ...(explanation ? { explanation } : {}),
    },
    about,
  };
}

/** The scene that most of the lesson's words belong to. */
function everydayScene(
  { vocabulary }: Material,
  leastCast: number,
  random: Random,
): Scene | undefined {
  const nouns = vocabulary.flatMap((pair) => nounOf(pair) ?? []);
  const verbs = vocabulary.flatMap((pair) => activityOf(pair) ?? []);
  const scenes = nounScenes
    .map(({ topics, fits, make }) => {
      const cast = nouns.filter((noun) => topics.includes(noun.entry.topic) && fits(noun));
      return { size: cast.length, play: () => make(...twoOf(random.shuffle(cast))) };
    })
    .concat({ size: verbs.length, play: () => makingPlans(...twoOf(random.shuffle(verbs))) })
    .filter(({ size }) => size >= leastCast)
    .sort((a, b) => b.size - a.size);
  return scenes[0]?.play();
}

function twoOf<T>(items: T[]): [T, T] {
  return [items[0]!, items[1]!];
}

function tutorScene(material: Material, random: Random): Scene | undefined {
  const corrections = random
    .shuffle(material.corrections)
    .flatMap((correction) => correctionLine(correction, random) ?? []);
  const asked = askedLines(material, random);
  const corrected = corrections.slice(0, Math.max(TUTOR_LINES - asked.length, TUTOR_LINES / 2));
  const lines = [...asked.slice(0, TUTOR_LINES - corrected.length), ...corrected].slice(
    0,
    TUTOR_LINES,
  );
  if (lines.length < MIN_LINES) return undefined;
  return {
    title: 'Talk with your tutor',
    scenario: 'Your tutor chats with you about the last lesson. Choose the best answer.',
    lines: lines.map((line, index) => ({
      ...line,
      prompt: opening(index, lines.length) + line.prompt,
    })),
  };
}

function opening(index: number, count: number): string {
  if (index === 0) return '¡Hola! Vamos a practicar. ';
  return index === count - 1 ? 'Y ahora, la última. ' : '';
}

/** Asks for sentences and words, mostly for the Spanish; for both where there are few. */
function askedLines(material: Material, random: Random): Line[] {
  const pairs = [...random.shuffle(material.sentences), ...random.shuffle(material.vocabulary)];
  const asked = (back: (index: number) => boolean) =>
    pairs.flatMap((pair, index) => askLine(pair, back(index), material, random) ?? []);
  const lines = asked((index) => index % 3 === 2);
  const others = lines.length < TUTOR_LINES ? asked((index) => index % 3 !== 2) : [];
  return [...lines, ...others].slice(0, TUTOR_LINES);
}

/** @param forMeaning asks what the Spanish means rather than how to say the English */
function askLine(
  pair: NotePair,
  forMeaning: boolean,
  material: Material,
  random: Random,
): Line | undefined {
  const english = englishForms(pair.english, pair.kind)[0] ?? pair.english;
  const spanish = spanishForms(pair.spanish)[0] ?? pair.spanish;
  const distractors = distractorsFor(pair, WRONG_OPTIONS, material, random);
  if (distractors.length < WRONG_OPTIONS) return undefined;
  if (forMeaning) {
    return {
      prompt: `¿Qué significa ${quotedSpanish(spanish)}?`,
      right: english,
      wrong: distractors.map((one) => one.english),
      response: `${quotedSpanish(spanish)} significa ${quotedEnglish(english)}.`,
      explanation: distractors
        .map((one) => `${quotedEnglish(one.english)} is ${quotedSpanish(one.spanish)}.`)
        .join(' '),
      about: pair,
    };
  }
  return {
    prompt: `¿Cómo se dice ${quotedEnglish(pair.english)} en español?`,
    right: spanish,
    wrong: distractors.map((one) => one.spanish),
    response: `Se dice ${quotedSpanish(spanish)}.`,
    explanation: distractors
      .map((one) => `${quotedSpanish(one.spanish)} is ${quotedEnglish(one.english)}.`)
      .join(' '),
    about: pair,
  };
}

function correctionLine(correction: NoteCorrection, random: Random): Line | undefined {
  const { wrong, right, reason } = correction;
  if (looksTheSame(wrong, right)) return undefined;
  const [first, second] = random.shuffle([wrong, right]).map(quotedSpanish);
  return {
    prompt: `¿Qué es correcto: ${first} o ${second}?`,
    right,
    wrong: [wrong],
    response: `Se dice ${quotedSpanish(right)}.`,
    explanation: reason,
    about: correction,
  };
}
