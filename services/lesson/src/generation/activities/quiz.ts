import { BLANK } from '@repaso/proto/activities/content';
import { spelling } from '@repaso/proto/activities/grading';
import type { NoteCorrection, NotePair } from '../../notes/understood-notes.ts';
import { definiteArticle } from '../../spanish/articles.ts';
import { falseFriend } from '../../spanish/false-friends.ts';
import { type Distractor, distractorsFor } from '../items/distractors.ts';
import type { Item } from '../items/item-checks.ts';
import { quotedEnglish, quotedSpanish } from '../items/quoted.ts';
import {
  englishForms,
  englishKey,
  isPlain,
  spanishForms,
  withoutArticle,
} from '../material/answer-forms.ts';
import { looksTheSame } from '../material/lesson-facts.ts';
import type { Draft, Material } from '../material/material.ts';
import { nounOf } from '../material/nouns.ts';
import type { Sentence } from '../material/sentence.ts';
import type { Random } from '../random.ts';
import { blankFor, glossedHint, lettersOf } from './cloze.ts';

type Question = Omit<Item<'quiz'>, 'id'>;
type Form = 'meaning' | 'spanish' | 'true_false' | 'fill_blank';

/** Wrong answers beside the right one. */
const DISTRACTORS = 3;
/** The forms of question in turn, so that a quiz mixes them. */
const turns: Form[] = ['meaning', 'spanish', 'true_false', 'meaning', 'fill_blank', 'spanish'];
/** What takes the place of a form that a pair cannot have, in turn too. */
const fallbacks: Form[][] = [
  ['true_false', 'fill_blank', 'meaning', 'spanish'],
  ['fill_blank', 'true_false', 'spanish', 'meaning'],
];

/**
 * One question for each pair; the forms take turns, starting at `offset`. A form that a pair
 * cannot have (no fair distractors, no clear blank) gives way to another, as does a question that
 * is not new.
 */
export function pairQuestions(
  pairs: NotePair[],
  material: Material,
  random: Random,
  offset = 0,
  isNew: (item: Question) => boolean = () => true,
): Draft<Item<'quiz'>>[] {
  // Claims are true and false in turn: all of one kind would be found out.
  let nextIsTrue = random.int(2) === 0;
  return pairs.flatMap((pair, index) => {
    const article = isCognate(pair) ? askArticle(pair) : undefined;
    if (article && isNew(article)) return [{ item: article, about: pair }];
    const distractors = distractorsFor(pair, DISTRACTORS, material, random);
    const forms = [turns[(index + offset) % turns.length]!, ...fallbacks[index % 2]!];
    for (const form of forms) {
      const item =
        form === 'true_false'
          ? distractors[0] && claim(pair, nextIsTrue ? undefined : distractors[0])
          : makers[form](pair, distractors, random);
      if (!item || !isNew(item)) continue;
      if (form === 'true_false') nextIsTrue = !nextIsTrue;
      return [{ item, about: pair }];
    }
    const item = [undefined, ...distractors].map((other) => claim(pair, other)).find(isNew);
    return item ? [{ item, about: pair }] : [];
  });
}

/** 'el chocolate', 'chocolate': asking for the meaning would answer itself. */
function isCognate({ spanish, english, kind }: NotePair): boolean {
  const bare = withoutArticle(spanishForms(spanish)[0] ?? spanish);
  return englishForms(english, kind).some((form) => looksTheSame(englishKey(form), bare));
}

/** What is left to know of a word that is the same in both languages: its gender. */
function askArticle(pair: NotePair): Question | undefined {
  const noun = nounOf(pair);
  if (!noun || definiteArticle(noun.entry) !== noun.spanish.split(' ')[0]) return undefined;
  const options = noun.plural ? ['los', 'las'] : ['el', 'la'];
  // 'el agua' is feminine: what the article is says nothing of the rule.
  const isFeminine = noun.entry.gender === 'f';
  const answer = isFeminine ? options[1]! : options[0]!;
  if (!noun.spanish.startsWith(`${answer} `)) return undefined;
  return {
    question: `Which article is right: ${BLANK} ${noun.bare}?`,
    type: 'multiple_choice',
    options,
    correct_answer: answer,
    explanation: `It is ${isFeminine ? 'feminine' : 'masculine'}: ${quotedSpanish(noun.spanish)} means ${quotedEnglish(pair.english)}.`,
  };
}

const makers: Record<
  Exclude<Form, 'true_false'>,
  (pair: NotePair, distractors: Distractor[], random: Random) => Question | undefined
> = {
  meaning: askMeaning,
  spanish: askSpanish,
  fill_blank: askToComplete,
};

function askMeaning(
  pair: NotePair,
  distractors: Distractor[],
  random: Random,
): Question | undefined {
  const answer = englishForms(pair.english, pair.kind)[0] ?? pair.english;
  if (distractors.length < 2 || !isPlain(pair.spanish)) return undefined;
  return {
    question: `What does ${quotedSpanish(pair.spanish)} mean?`,
    type: 'multiple_choice',
    options: random.shuffle([answer, ...distractors.map(({ english }) => english)]),
    correct_answer: answer,
    explanation: `${quotedSpanish(pair.spanish)} means ${quotedEnglish(pair.english)}.${trapOf(pair)}`,
  };
}

/** Why «embarazada» was not embarrassed. */
function trapOf({ spanish }: NotePair): string {
  const friend = falseFriend(withoutArticle(spanish));
  if (!friend) return '';
  return ` It only looks like ${quotedEnglish(friend.looksLike)}, which is ${quotedSpanish(friend.say)}.`;
}

function askSpanish(
  pair: NotePair,
  distractors: Distractor[],
  random: Random,
): Question | undefined {
  const answer = spanishForms(pair.spanish)[0] ?? pair.spanish;
  if (distractors.length < 2) return undefined;
  return {
    question: `How do you say ${quotedEnglish(pair.english)} in Spanish?`,
    type: 'multiple_choice',
    options: random.shuffle([answer, ...distractors.map(({ spanish }) => spanish)]),
    correct_answer: answer,
    explanation: `${quotedEnglish(pair.english)} is ${quotedSpanish(pair.spanish)}.`,
  };
}

/** Claims what the pair means, or what another word does. */
function claim(pair: NotePair, other: Distractor | undefined): Question {
  const right = englishForms(pair.english, pair.kind)[0] ?? pair.english;
  const spanish = quotedSpanish(pair.spanish);
  const fact = `${spanish} means ${quotedEnglish(pair.english)}`;
  return {
    question: `${spanish} means ${quotedEnglish(other?.english ?? right)}.`,
    type: 'true_false',
    options: ['True', 'False'],
    correct_answer: other ? 'False' : 'True',
    explanation: other
      ? `${fact}; ${quotedEnglish(other.english)} is ${quotedSpanish(other.spanish)}.`
      : `Yes: ${fact}.`,
  };
}

function askToComplete(pair: NotePair): Question | undefined {
  // A quiz answer has to be typed exactly: a word with accents would test the keyboard.
  if (!isPlain(pair.spanish) || spelling(pair.spanish) === '') return undefined;
  const blank = pair.kind === 'word' ? lastWordBlank(pair.spanish) : blankFor(pair, []);
  if (!blank || !/^[a-z]{3,}$/i.test(blank.word)) return undefined;
  const hint = lettersOf(blank.word);
  return {
    question: `Complete the Spanish for ${quotedEnglish(pair.english)}: ${blank.before}${BLANK}${blank.after} (${hint})`,
    type: 'fill_blank',
    options: [],
    correct_answer: blank.word,
    explanation: `${quotedEnglish(pair.english)} is ${quotedSpanish(pair.spanish)}.`,
  };
}

function lastWordBlank(spanish: string) {
  const at = spanish.lastIndexOf(' ') + 1;
  return { word: spanish.slice(at), before: spanish.slice(0, at), after: '' };
}

/**
 * A question on each correction: which of two is right, else whether one of them is. Where only
 * an accent or a letter differs, options would look equal to the grader, so only the latter is
 * asked.
 */
export function correctionQuestions(
  corrections: NoteCorrection[],
  random: Random,
  isNew: (item: Question) => boolean = () => true,
): Draft<Item<'quiz'>>[] {
  return corrections.flatMap((correction) => {
    const isTrue = random.int(2) === 0;
    const forms = [
      ...(looksTheSame(correction.wrong, correction.right)
        ? []
        : [chooseRight(correction, random)]),
      verdictOn(correction, isTrue),
      verdictOn(correction, !isTrue),
    ];
    const item = forms.find(isNew);
    return item ? [{ item, about: correction }] : [];
  });
}

function chooseRight({ wrong, right, reason }: NoteCorrection, random: Random): Question {
  const options = random.shuffle([right, wrong]);
  // In one order only, or the same two would be asked about twice.
  const both = [right, wrong].toSorted().map(quotedSpanish).join(' or ');
  return {
    question: `Which one is right: ${both}?`,
    type: 'multiple_choice',
    options,
    correct_answer: right,
    explanation:
      reason ?? `Your tutor's correction: ${quotedSpanish(right)}, not ${quotedSpanish(wrong)}.`,
  };
}

function verdictOn({ wrong, right, reason }: NoteCorrection, isTrue: boolean): Question {
  return {
    question: `True or false: the corrected version is ${quotedSpanish(isTrue ? right : wrong)}.`,
    type: 'true_false',
    options: ['True', 'False'],
    correct_answer: isTrue ? 'True' : 'False',
    explanation: `It is ${quotedSpanish(right)}, not ${quotedSpanish(wrong)}.${reason ? ` ${reason}` : ''}`,
  };
}

/** For sentences without English: the missing word, from a hint. */
export function gapQuestions(
  sentences: Sentence[],
  vocabulary: NotePair[],
  rank: number,
  isNew: (item: Question) => boolean = () => true,
): Draft<Item<'quiz'>>[] {
  return sentences.flatMap((sentence) => {
    const questions = [0, 1, 2].flatMap((further): Question[] => {
      const blank = blankFor(sentence, [], [], rank + further);
      if (!blank || !/^[a-z]{3,}$/i.test(blank.word)) return [];
      return [
        {
          question: `Complete your lesson's sentence: ${blank.before}${BLANK}${blank.after} (${glossedHint(blank, vocabulary)})`,
          type: 'fill_blank',
          options: [],
          correct_answer: blank.word,
          explanation: `The sentence is ${quotedSpanish(sentence.spanish)}.`,
        },
      ];
    });
    const item = questions.find(isNew);
    return item ? [{ item, about: sentence.about }] : [];
  });
}
