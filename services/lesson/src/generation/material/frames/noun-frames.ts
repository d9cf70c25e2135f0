import type { NotePair } from '../../../notes/understood-notes.ts';
import { capitalised } from '../../../spanish/letters.ts';
import { lookUpDictionaryForm } from '../../../spanish/lexicon.ts';
import { englishForms } from '../answer-forms.ts';
import {
  canBePlayed,
  canBeTalkedAbout,
  canBeWorn,
  canHurt,
  isIngredient,
  isPlaceToFind,
  isRelative,
  isServed,
  isThingAtHand,
} from '../noun-senses.ts';
import { gusta, type LessonNoun, nounOf } from '../nouns.ts';
import type { Frame } from './frame.ts';

/** What a tutor would say with a noun of the lesson, by what it names. */
export function nounFrames(noun: LessonNoun): Frame[] {
  const { bare, entry } = noun;
  if (canBePlayed(bare)) return pastimes(noun);
  if (entry.topic === 'food' && isServed(bare)) return orders(noun);
  if (isThingAtHand(entry.topic, bare) || isIngredient(bare)) return searches(noun);
  if (canBeWorn(entry.topic, bare)) return purchases(noun);
  if (entry.topic === 'animals') return animals(noun);
  if (isPlaceToFind(bare)) return waysTo(noun);
  if (isRelative(bare)) return family(noun);
  if (canHurt(bare)) return pains(noun);
  return noun.isMeant && canBeTalkedAbout(entry.topic, bare) ? subjects(noun) : [];
}

/** Nouns that only the notes know: their own article tells gender and number. */
export function articleFrames(pair: NotePair): Frame[] {
  const [gloss = ''] = englishForms(pair.english, pair.kind);
  const match = /^(el|la|los|las) (\p{Ll}[\p{L} ]*)$/u.exec(pair.spanish);
  // What the lexicon knows and says nothing of says nothing here either.
  if (nounOf(pair)) return [];
  const isOpen = / (?:de|del|a|al|con|que|en|por|para)$/.test(pair.spanish) || / of$/.test(gloss);
  // 'el uno al otro' begins like a noun, as does 'el gusto es mío'.
  const isNoun = lookUpDictionaryForm(pair.spanish).every(
    ({ partOfSpeech }) => partOfSpeech === 'noun',
  );
  if (
    !match ||
    isOpen ||
    !isNoun ||
    / an? /.test(gloss) ||
    pair.kind === 'sentence' ||
    !/^[a-z' -]+$/i.test(gloss)
  )
    return [];
  const english = `the ${gloss.replace(/^(?:the|a|an|some) /i, '')}`;
  const of = `de ${pair.spanish}`.replace(/^de el /, 'del ');
  const frame = (start: string, end: string, meaning: string): Frame => {
    const spanish = `${start} ${of}${end}`;
    const apart = spanish.replace(of, `de ${pair.spanish}`);
    return {
      spanish,
      english: `${meaning} ${english}${end}`,
      ...(apart === spanish ? {} : { mistake: { wrong: apart, rule: '«de» and «el» join: del.' } }),
    };
  };
  return [
    frame('Hoy hablamos', '.', "Today we're talking about"),
    frame('¿Qué piensas', '?', 'What do you think of'),
    frame('Mañana hablamos', '.', "Tomorrow we're talking about"),
    frame('No sé nada', '.', "I don't know anything about"),
  ];
}

const está = ({ plural }: LessonNoun) => (plural ? 'están' : 'está');
const is = ({ englishPlural }: LessonNoun) => (englishPlural ? 'are' : 'is');

/** 'esta ley', 'this law': natural in English for what has no article there, as knowledge. */
function thisOne({ bare, plural, englishPlural, entry, english }: LessonNoun) {
  const feminine = entry.gender === 'f';
  const [own, other] = plural
    ? feminine
      ? ['estas', 'estos']
      : ['estos', 'estas']
    : feminine
      ? ['esta', 'este']
      : ['este', 'esta'];
  const frame = (start: string, end: string, before: string, after = end): Frame => ({
    spanish: `${start} ${own} ${bare}${end}`,
    english: `${before} ${englishPlural ? 'these' : 'this'} ${english.replace(/^the /, '')}${after}`,
    mistake: {
      wrong: `${start} ${other} ${bare}${end}`,
      rule: `«${bare}» is ${feminine ? 'feminine' : 'masculine'}${plural ? ' and plural' : ''}: ${own} ${bare}.`,
    },
  });
  return frame;
}

function pastimes(noun: LessonNoun): Frame[] {
  const english = noun.english.replace(/^the /, '');
  const { spanish } = noun;
  return [
    { spanish: `Me ${gusta(noun)} mucho ${spanish}.`, english: `I like ${english} a lot.` },
    {
      spanish: `No me ${noun.plural ? 'interesan' : 'interesa'} ${spanish}.`,
      english: `I'm not interested in ${english}.`,
    },
    { spanish: `¿Te ${gusta(noun)} ${spanish}?`, english: `Do you like ${english}?` },
  ];
}

function orders(noun: LessonNoun): Frame[] {
  const frame = thisOne(noun);
  return [
    {
      spanish: `Para mí, ${noun.spanish}, por favor.`,
      english: `For me, ${noun.english}, please.`,
    },
    frame(`Me ${gusta(noun)} mucho`, '.', 'I like', ' a lot.'),
    frame('¿Quieres probar', '?', 'Do you want to try'),
  ];
}

function searches(noun: LessonNoun): Frame[] {
  const { spanish, english } = noun;
  return [
    { spanish: `¿Dónde ${está(noun)} ${spanish}?`, english: `Where ${is(noun)} ${english}?` },
    { spanish: `No encuentro ${spanish}.`, english: `I can't find ${english}.` },
    { spanish: `Aquí ${está(noun)} ${spanish}.`, english: `Here ${is(noun)} ${english}.` },
  ];
}

function purchases(noun: LessonNoun): Frame[] {
  const frame = thisOne(noun);
  return [
    frame(`¿Te ${gusta(noun)}`, '?', 'Do you like'),
    frame('Quiero comprar', '.', 'I want to buy'),
    frame(`Me ${gusta(noun)} mucho`, '.', 'I like', ' a lot.'),
  ];
}

function animals(noun: LessonNoun): Frame[] {
  const frame = thisOne(noun);
  return [
    frame('Mira', '.', 'Look at'),
    frame(`¿Te ${gusta(noun)}`, '?', 'Do you like'),
    frame(`Me ${gusta(noun)} mucho`, '.', 'I like', ' a lot.'),
  ];
}

function waysTo({ spanish, english }: LessonNoun): Frame[] {
  return [
    { spanish: `Perdón, busco ${spanish}.`, english: `Excuse me, I'm looking for ${english}.` },
    { spanish: `¿Está cerca ${spanish}?`, english: `Is ${english} near here?` },
  ];
}

function family({ plural, bare, english }: LessonNoun): Frame[] {
  const my = `${plural ? 'mis' : 'mi'} ${bare}`;
  const mine = english.replace(/^the /, 'my ');
  return [
    { spanish: `Vivo con ${my}.`, english: `I live with ${mine}.` },
    { spanish: `Hoy como con ${my}.`, english: `Today I'm eating with ${mine}.` },
    { spanish: `Mañana voy a ver a ${my}.`, english: `Tomorrow I'm going to see ${mine}.` },
  ];
}

function pains({ spanish, plural, english, englishPlural }: LessonNoun): Frame[] {
  const mine = english.replace(/^the /, 'my ');
  const duele = plural ? 'duelen' : 'duele';
  return [
    {
      spanish: `Me ${duele} ${spanish}.`,
      english: `${capitalised(mine)} ${englishPlural ? 'hurt' : 'hurts'}.`,
    },
    {
      spanish: `No me ${duele} ${spanish}.`,
      english: `${capitalised(mine)} ${englishPlural ? "don't" : "doesn't"} hurt.`,
    },
  ];
}

/** What a lesson can talk about, whatever it is. */
function subjects(noun: LessonNoun): Frame[] {
  const frame = thisOne(noun);
  return [
    frame('Hoy hablamos de', '.', "Today we're talking about"),
    frame('¿Qué piensas de', '?', 'What do you think of'),
    frame('No sé nada de', '.', "I don't know anything about"),
  ];
}
