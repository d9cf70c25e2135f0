import type { NotePair } from '../notes/understood-notes.ts';
import { englishForms } from './answer-forms.ts';
import type { Sentence } from './material.ts';
import { type LessonNoun, nounOf } from './nouns.ts';

/** Relatives of whom one says 'my': 'Vivo con mi hermano.' */
const relatives = new Set(
  (
    'padre madre hermano hermana hijo hija abuelo abuela tío tía primo prima padres hermanos ' +
    'hermanas hijos hijas abuelos abuelas tíos tías primos primas'
  ).split(' '),
);

/** Verbs that say enough without an object: 'I want to rest'. */
const verbsAlone = new Set(
  (
    'comer beber cocinar cantar bailar nadar correr caminar leer escribir estudiar trabajar dormir ' +
    'descansar viajar hablar salir jugar pagar esperar aprender ayudar entrar volver conducir ' +
    'manejar practicar pasear pintar dibujar limpiar esquiar desayunar cenar almorzar'
  ).split(' '),
);

export function isRelative(word: string): boolean {
  return relatives.has(word);
}

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
  return noun && framesOf(noun)[index % 2];
}

function framesOf({ spanish, bare, english, plural, entry }: LessonNoun): Frame[] {
  const gusta = plural ? 'gustan' : 'gusta';
  switch (entry.topic) {
    case 'food':
      return [
        { spanish: `Quiero ${spanish}, por favor.`, english: `I want ${english}, please.` },
        { spanish: `Me ${gusta} ${spanish}.`, english: `I like ${english}.` },
      ];
    case 'clothes':
    case 'home':
      return [
        { spanish: `No me ${gusta} ${spanish}.`, english: `I don't like ${english}.` },
        { spanish: `Me ${gusta} mucho ${spanish}.`, english: `I like ${english} a lot.` },
      ];
    case 'city':
      return [
        { spanish: `Perdón, busco ${spanish}.`, english: `Excuse me, I'm looking for ${english}.` },
        { spanish: `Hoy busco ${spanish}.`, english: `Today I'm looking for ${english}.` },
      ];
    case 'animals':
      return [
        { spanish: `Me ${gusta} ${spanish}.`, english: `I like ${english}.` },
        { spanish: `No me ${gusta} ${spanish}.`, english: `I don't like ${english}.` },
      ];
    case 'family':
    case 'people': {
      if (!isRelative(bare)) return [];
      const my = plural ? 'mis' : 'mi';
      const mine = english.replace(/^the /, 'my ');
      return [
        { spanish: `Vivo con ${my} ${bare}.`, english: `I live with ${mine}.` },
        { spanish: `Hoy como con ${my} ${bare}.`, english: `Today I'm eating with ${mine}.` },
      ];
    }
    default:
      return [];
  }
}
