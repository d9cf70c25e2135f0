import type { NotePair } from '../notes/understood-notes.ts';
import { englishForms } from './answer-forms.ts';
import type { Sentence } from './material.ts';
import { canHurt, isPlaceToFind, isRelative, isServed } from './noun-senses.ts';
import { type LessonNoun, nounOf } from './nouns.ts';

/** Verbs that say enough without an object: 'I want to rest'. */
const verbsAlone = new Set(
  (
    'comer beber cocinar cantar bailar nadar correr caminar leer escribir estudiar trabajar dormir ' +
    'descansar viajar hablar salir jugar pagar esperar aprender ayudar entrar volver conducir ' +
    'manejar practicar pasear pintar dibujar limpiar esquiar desayunar cenar almorzar'
  ).split(' '),
);

/**
 * Short sentences that put the lesson's own words to use, for notes that are little more than a
 * word list. Only frames that are right with every word they take, so the translation follows
 * from the notes' own.
 */
export function carrierSentences(vocabulary: NotePair[]): Sentence[] {
  return vocabulary.flatMap((pair, index) => {
    const made = verbFrame(pair, index) ?? nounFrame(pair, index);
    return made ? [{ ...made, about: pair }] : [];
  });
}

type Frame = Omit<Sentence, 'about'>;

function verbFrame(pair: NotePair, index: number): Frame | undefined {
  const verb = verbOf(pair);
  if (!verb) return undefined;
  const { spanish, english } = verb;
  const frames: Frame[] = [
    { spanish: `Quiero ${spanish} hoy.`, english: `I want ${english} today.` },
    { spanish: `Mañana voy a ${spanish}.`, english: `Tomorrow I'm going ${english}.` },
    { spanish: `Hoy tengo que ${spanish}.`, english: `Today I have ${english}.` },
  ];
  return frames[index % frames.length];
}

/** An infinitive of the lesson that needs no object: 'comer', 'to eat'. */
export interface LessonVerb {
  spanish: string;
  english: string;
  pair: NotePair;
}

export function verbOf(pair: NotePair): LessonVerb | undefined {
  const spanish = pair.spanish.toLowerCase();
  const [english] = englishForms(pair.english, pair.kind);
  if (!verbsAlone.has(spanish) || !english) return undefined;
  return /^to \w+$/i.test(english) ? { spanish, english: english.toLowerCase(), pair } : undefined;
}

function nounFrame(pair: NotePair, index: number): Frame | undefined {
  const noun = nounOf(pair);
  const frames = noun ? framesOf(noun) : [];
  return frames[index % frames.length];
}

function framesOf(noun: LessonNoun): Frame[] {
  const { spanish, bare, english, plural, entry } = noun;
  const gusta = plural ? 'gustan' : 'gusta';
  if (entry.topic === 'food' && isServed(bare)) {
    return [
      { spanish: `Quiero ${spanish}, por favor.`, english: `I want ${english}, please.` },
      { spanish: `Me ${gusta} ${spanish}.`, english: `I like ${english}.` },
      { spanish: `¿Quieres ${spanish}?`, english: `Do you want ${english}?` },
    ];
  }
  if (['clothes', 'home', 'animals'].includes(entry.topic)) {
    return [
      { spanish: `No me ${gusta} ${spanish}.`, english: `I don't like ${english}.` },
      { spanish: `Me ${gusta} mucho ${spanish}.`, english: `I like ${english} a lot.` },
      { spanish: `¿Te ${gusta} ${spanish}?`, english: `Do you like ${english}?` },
    ];
  }
  if (isPlaceToFind(bare)) {
    return [
      { spanish: `Perdón, busco ${spanish}.`, english: `Excuse me, I'm looking for ${english}.` },
      { spanish: `Hoy busco ${spanish}.`, english: `Today I'm looking for ${english}.` },
    ];
  }
  if (isRelative(bare)) {
    const my = `${plural ? 'mis' : 'mi'} ${bare}`;
    const mine = english.replace(/^the /, 'my ');
    return [
      { spanish: `Vivo con ${my}.`, english: `I live with ${mine}.` },
      { spanish: `Hoy como con ${my}.`, english: `Today I'm eating with ${mine}.` },
      { spanish: `Mañana voy a ver a ${my}.`, english: `Tomorrow I'm going to see ${mine}.` },
    ];
  }
  if (canHurt(bare)) {
    const mine = english.replace(/^the /, 'my ');
    const hurts = plural ? 'hurt' : 'hurts';
    const duele = plural ? 'duelen' : 'duele';
    return [
      { spanish: `Me ${duele} ${spanish}.`, english: `${capitalised(mine)} ${hurts}.` },
      {
        spanish: `No me ${duele} ${spanish}.`,
        english: `${capitalised(mine)} ${doesNot(plural)} hurt.`,
      },
    ];
  }
  const of = `de ${spanish}`.replace(/^de el /, 'del ');
  return [
    { spanish: `Hoy hablamos ${of}.`, english: `Today we're talking about ${english}.` },
    { spanish: `¿Qué piensas ${of}?`, english: `What do you think of ${english}?` },
  ];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function doesNot(plural: boolean): string {
  return plural ? "don't" : "doesn't";
}
