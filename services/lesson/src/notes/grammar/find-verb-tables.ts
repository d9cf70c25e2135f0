import {
  finiteReadings,
  isCommonVerb,
  type Person,
  persons,
  type Tense,
} from '../../spanish/conjugate.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import { cleanText } from '../lines/clean-text.ts';
import type { VerbTable } from '../understood-notes.ts';

/** Fewer persons of one tense may stand together by chance. */
const FEWEST_PERSONS = 4;
/** More words than a row of a table of forms has. */
const MOST_WORDS = 16;
/** A tense whose forms are those of others. */
const notTabled: ReadonlySet<Tense> = new Set(['imperative']);

const ownPronouns: Record<Person, string> = {
  '1s': 'me',
  '2s': 'te',
  '3s': 'se',
  '1p': 'nos',
  '2p': 'os',
  '3p': 'se',
};

interface Candidate extends VerbTable {
  /** Whether the infinitive stands beside the forms. */
  isNamed: boolean;
}

/** The tables of verb forms, in whatever layout: across, down, with or without their persons. */
export function findVerbTables(notes: string): VerbTable[] {
  return blocksOf(cleanText(notes)).flatMap(tablesOf);
}

const subject =
  /^(?:yo|tú|vos|él|ella|usted|nosotr[oa]s|vosotr[oa]s|ell[oa]s|ustedes)(?:\s*\/\s*\p{L}+)*\s+/iu;

/** Whether a text is a line of the tables, with its subject or without: 'yo me levanto'. */
export function isTabled(spanish: string, tables: VerbTable[]): boolean {
  const form = spanish.toLowerCase().replace(subject, '').trim();
  return tables.some(({ forms }) => forms.some((one) => one.form === form));
}

/** Lines of words below each other, none of which is a sentence. */
function blocksOf(lines: string[]): string[][][] {
  const blocks: string[][][] = [[]];
  for (const line of lines) {
    const words = wordsOf(line.toLowerCase());
    if (words.length === 0 || words.length > MOST_WORDS || /[.!?]$/.test(line)) blocks.push([]);
    else blocks.at(-1)!.push(words);
  }
  return blocks.filter((block) => block.length > 0);
}

function tablesOf(block: string[][]): VerbTable[] {
  const candidates = candidatesIn(block).sort(
    (a, b) => Number(b.isNamed) - Number(a.isNamed) || b.forms.length - a.forms.length,
  );
  const tables: Candidate[] = [];
  for (const one of candidates) {
    // 'fui' is of ser and of ir: the one that is named, or neither.
    const twins = candidates.filter((other) => other !== one && shareForms(one, other));
    const isTold = one.isNamed || !twins.some(({ infinitive }) => infinitive !== one.infinitive);
    if (isTold && !tables.some((other) => shareForms(one, other))) tables.push(one);
  }
  return tables.map(({ isNamed: _, ...table }) => table);
}

function candidatesIn(block: string[][]): Candidate[] {
  const all = new Set(block.flat());
  const found = new Map<string, { infinitive: string; tense: Tense; forms: Map<Person, string> }>();
  for (const words of block) {
    for (const [i, word] of words.entries()) {
      for (const { infinitive, tense, person } of finiteReadings(word)) {
        if (!person || notTabled.has(tense) || !isCommonVerb(infinitive)) continue;
        const own = words[i - 1] === ownPronouns[person];
        const verb = own ? `${infinitive}se` : infinitive;
        const table = found.get(`${verb} ${tense}`) ?? {
          infinitive: verb,
          tense,
          forms: new Map(),
        };
        if (!table.forms.has(person))
          table.forms.set(person, own ? `${words[i - 1]} ${word}` : word);
        found.set(`${verb} ${tense}`, table);
      }
    }
  }
  return [...found.values()]
    .map(({ infinitive, tense, forms }) => ({
      infinitive,
      tense,
      forms: persons.flatMap((person) => {
        const form = forms.get(person);
        return form ? [{ person, form }] : [];
      }),
      isNamed: all.has(infinitive),
    }))
    .filter(({ forms }) => new Set(forms.map(({ form }) => form)).size >= FEWEST_PERSONS);
}

/** True where most forms of one are forms of the other, too. */
function shareForms(one: VerbTable, other: VerbTable): boolean {
  const others = new Set(other.forms.map(({ form }) => form));
  return one.forms.filter(({ form }) => others.has(form)).length * 2 > one.forms.length;
}
