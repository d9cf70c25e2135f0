import { BLANK } from '@repaso/proto/activities/content';
import { normalizeAnswer } from '@repaso/proto/activities/grading';
import type { VerbTable } from '../../notes/understood-notes.ts';
import type { Person, Tense } from '../../spanish/conjugate.ts';
import type { Item } from '../items/item-checks.ts';
import type { Draft } from '../material/material.ts';
import type { Random } from '../random.ts';
import { lettersOf } from './cloze.ts';

/** Whose form is asked for; those of the third person are alike. */
const subjects: Record<Person, string> = {
  '1s': 'yo',
  '2s': 'tú',
  '3s': 'ella',
  '1p': 'nosotros',
  '2p': 'vosotros',
  '3p': 'ellos',
};

const tenseNames: Record<Tense, string> = {
  infinitive: 'infinitive',
  gerund: 'gerund',
  participle: 'participle',
  present: 'present',
  imperfect: 'imperfect',
  preterite: 'preterite',
  future: 'future',
  conditional: 'conditional',
  'present-subjunctive': 'present subjunctive',
  'imperfect-subjunctive': 'imperfect subjunctive',
  imperative: 'imperative',
};

/** Options beside the right one. */
const DISTRACTORS = 3;

/** One form of a table, with the others that it is told from. */
export interface TabledForm {
  infinitive: string;
  tense: Tense;
  person: Person;
  form: string;
  others: string[];
}

export function tabledForms(tables: VerbTable[]): TabledForm[] {
  return tables.flatMap(({ infinitive, tense, forms }) =>
    forms.map(({ person, form }) => ({
      infinitive,
      tense,
      person,
      form,
      others: forms
        .map((other) => other.form)
        .filter((other) => normalizeAnswer(other) !== normalizeAnswer(form)),
    })),
  );
}

/** 'hablar in the present' */
export function nameOf({ infinitive, tense }: Pick<VerbTable, 'infinitive' | 'tense'>): string {
  return `${infinitive}, ${tenseNames[tense]}`;
}

/** Which form of the table goes with whom. */
export function formQuestions(forms: TabledForm[], random: Random): Draft<Item<'quiz'>>[] {
  return forms.flatMap((one) => {
    const { person, form } = one;
    const others = random.shuffle([...new Set(one.others)]).slice(0, DISTRACTORS);
    if (others.length === 0) return [];
    return [
      {
        item: {
          question: `Which form is right: ${subjects[person]} ${BLANK} (${nameOf(one)})?`,
          type: 'multiple_choice' as const,
          options: random.shuffle([form, ...others]),
          correct_answer: form,
          explanation: `${nameOf(one)}: ${subjects[person]} ${form}.`,
        },
        about: undefined,
      },
    ];
  });
}

/** The form itself, to be written. */
export function formClozes(forms: TabledForm[]): Draft<Item<'cloze'>>[] {
  return forms.map((one) => {
    const { person, form } = one;
    const at = form.lastIndexOf(' ') + 1;
    const word = form.slice(at);
    return {
      item: {
        sentence_with_blanks: `${subjects[person]} ${form.slice(0, at)}${BLANK} (${one.infinitive})`,
        blanks: [{ word, position: 0 }],
        instruction: 'Write the form of the verb that goes with the person.',
        translation: '',
        hints: [`${nameOf(one)}: ${lettersOf(word)}`],
      },
      about: undefined,
    };
  });
}
