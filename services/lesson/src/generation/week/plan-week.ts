import type { ActivityType } from '@repaso/proto/activities/content';
import type { NotePair } from '../../notes/understood-notes.ts';
import { correctionCards, gapCards, pairCards } from '../activities/flashcards.ts';
import { toldApart } from '../activities/matching.ts';
import { correctionQuestions } from '../activities/quiz.ts';
import { formClozes, formQuestions, tabledForms } from '../activities/verb-forms.ts';
import { counted } from '../counted.ts';
import { looksTheSame } from '../material/lesson-facts.ts';
import type { Material } from '../material/material.ts';
import type { Subject } from '../material/subject.ts';
import type { Random } from '../random.ts';
import { LAST_NEW_DAY, mostTasksADay, scheduleSets } from './schedule-sets.ts';
import { CORRECTIONS_IN_QUIZ, type Making, MIN_PAIRS, TaskMaker } from './task-maker.ts';
import { appended, verbsIn, wordsIn } from './task-names.ts';
import { CLOSING_DAY, evenChunks, MAX_ITEMS, MIN_ITEMS, Week } from './week.ts';

/** The day of putting sentences right. */
const MENDING_DAY = 4;

/**
 * A lesson's week, from recognising to recalling to producing: day 0 flashcards and quiz, 1
 * matching and cloze, 2 sentence builder, 3 translation, 4 rewrite, 5 roleplay, 6 a closing quiz.
 * Every pair and correction of the notes comes up, words on two days at least where they can; a
 * type that the notes cannot support leaves its day to another.
 */
export function planWeek(material: Material, random: Random): Week {
  const week = new Week(material.facts);
  const planner = new Planner(week, material, random);
  planner.introduceWords();
  planner.fill('quiz', 0);
  planner.fill('cloze', 1);
  planner.fill('sentence_builder', 2);
  planner.fill('translation', 3);
  planner.mendSentences();
  planner.fill('roleplay', 5);
  planner.conjugate();
  planner.bringUpTheRest();
  planner.matchWords();
  planner.closeWithQuiz();
  planner.leaveNoDayEmpty();
  return week;
}

class Planner {
  readonly #week: Week;
  readonly #material: Material;
  readonly #random: Random;
  /** The day on which a word first comes up; nothing asks for it before. */
  readonly #newOn = new Map<NotePair, number>();
  /** When words come back for matching, and how many. */
  readonly #toMatch: { day: number; count: number }[] = [];
  readonly #maker: TaskMaker;
  #mostTasksADay = mostTasksADay(0);

  constructor(week: Week, material: Material, random: Random) {
    this.#week = week;
    this.#material = material;
    this.#random = random;
    this.#maker = new TaskMaker(week, material, random, this.#newOn);
  }

  /** Flashcards for each set of words. */
  introduceWords(): void {
    const { vocabulary, sentences, corrections, untranslated } = this.#material;
    const few = vocabulary.length < MIN_ITEMS;
    const sets = evenChunks(
      [...vocabulary, ...(few ? sentences.slice(0, MAX_ITEMS) : [])],
      MAX_ITEMS,
    );
    const days = scheduleSets(sets.length);
    this.#mostTasksADay = mostTasksADay(sets.length);
    sets.forEach((set, index) => {
      const { cards, matching } = days[index]!;
      if (matching !== undefined) this.#toMatch.push({ day: matching, count: set.length });
      for (const pair of set) this.#newOn.set(pair, cards);
      this.#add('flashcards', cards, {
        drafts: [
          ...pairCards(set),
          ...(few && index === 0
            ? [
                ...correctionCards(corrections.slice(0, MIN_ITEMS)),
                ...gapCards(
                  untranslated.filter(({ about }) => about && !('wrong' in about)),
                  vocabulary,
                ),
              ].slice(0, MAX_ITEMS - set.length)
            : []),
        ],
        title: (subjects) => `Meet ${wordsIn(subjects) ?? 'your new sentences'}`,
        description: (count) => `${counted(count, 'card')} from your notes: turn, think, decide.`,
      });
    });
    if (sets.length === 0) this.fill('flashcards', 0);
  }

  /** Brings the words back for matching, those first that came up least, where a day has room. */
  matchWords(): void {
    const words = this.#material.vocabulary;
    for (const { day, count } of this.#toMatch.toSorted((a, b) => a.day - b.day)) {
      const met = words.filter(
        (pair) =>
          (this.#newOn.get(pair) ?? 0) < day &&
          this.#week.isNew('matching', { left: pair.spanish }),
      );
      const tasks = this.#week.tasksOn(day) + (day === CLOSING_DAY ? 1 : 0);
      if (met.length < MIN_PAIRS || tasks >= this.#mostTasksADay) continue;
      const least = this.#week.leastSeen(met, met.length, this.#random, (pair) => pair);
      const apart = toldApart(least, this.#material.facts).slice(0, count);
      this.#add('matching', day, this.#maker.matching(apart));
    }
    if (this.#week.timesOf('matching') === 0) this.fill('matching', 1);
  }

  /** Adds a task of a type if the notes can support one. */
  fill(type: ActivityType, day: number, repeats = false): boolean {
    const making = this.#maker.make(type, day, repeats);
    return making !== undefined && this.#add(type, day, { ...making, repeats });
  }

  /** The corrections, on the days around the fourth where one task cannot hold them. */
  mendSentences(): void {
    const making = this.#maker.make('rewrite', MENDING_DAY, false);
    evenChunks(making?.drafts ?? [], MAX_ITEMS).forEach((drafts, index) => {
      const day = index === 0 ? MENDING_DAY : this.#week.lightestDay(2, LAST_NEW_DAY);
      this.#add('rewrite', day, { ...making!, drafts });
    });
  }

  /** The forms of the notes' tables, to choose and later to write. */
  conjugate(): void {
    const { verbTables } = this.#material;
    const forms = this.#random.shuffle(tabledForms(verbTables));
    if (forms.length === 0) return;
    const title = () => `Verb forms${appended(verbsIn(verbTables))}`;
    const tasks = [
      {
        type: 'quiz',
        from: 1,
        to: 3,
        drafts: formQuestions(forms.slice(0, MAX_ITEMS), this.#random),
      },
      { type: 'cloze', from: 2, to: LAST_NEW_DAY, drafts: formClozes(forms.slice(-MAX_ITEMS)) },
    ] as const;
    for (const { type, from, to, drafts } of tasks) {
      const day = this.#week.lightestDay(from, to);
      if (this.#week.tasksOn(day) >= this.#mostTasksADay) continue;
      const description = (count: number) => `${counted(count, 'form')} of your notes' tables.`;
      this.#add(type, day, { drafts, title, description });
    }
  }

  /** What no task has brought up so far: by then mostly sentences and corrections of spelling. */
  bringUpTheRest(): void {
    const { vocabulary, sentences, corrections, untranslated } = this.#material;
    const isUnseen = (subject: Subject) => this.#week.daysOf(subject) === 0;
    const spelling = corrections.filter(
      (correction) => isUnseen(correction) && looksTheSame(correction.wrong, correction.right),
    );
    this.#add('quiz', 4, {
      drafts: correctionQuestions(spelling, this.#random, this.#maker.isNew('quiz')),
      title: () => 'Accents and spelling',
      description: (count) => `${counted(count, 'question')} on what your tutor corrected.`,
    });
    const rest = [
      ...pairCards([...vocabulary, ...sentences].filter(isUnseen)),
      ...correctionCards(corrections.filter(isUnseen)),
      ...gapCards(
        untranslated.filter(({ about }) => about && isUnseen(about)),
        vocabulary,
      ),
    ];
    for (const drafts of evenChunks(rest, MAX_ITEMS)) {
      const missing = Math.max(0, MIN_ITEMS - drafts.length);
      this.#add('flashcards', this.#week.lightestDay(1, LAST_NEW_DAY), {
        drafts: [...drafts, ...pairCards(this.#maker.pairs(0, missing), 'english')],
        title: (subjects) => `More from your notes${appended(wordsIn(subjects))}`,
        description: (count) => `${counted(count, 'card')} to keep the rest of your notes fresh.`,
      });
    }
    // A word that is the same in both languages makes no card, but a question.
    const left = [...vocabulary, ...sentences].filter(isUnseen);
    if (left.length > 0) this.#add('quiz', LAST_NEW_DAY, this.#maker.quiz(left, 1));
  }

  /** The last day: what came up only once, and what else there is room for. */
  closeWithQuiz(): void {
    const { vocabulary, sentences } = this.#material;
    const pairs = [...vocabulary, ...sentences];
    const once = pairs.filter((pair) => this.#week.daysOf(pair) < 2);
    const others = pairs.filter((pair) => this.#week.daysOf(pair) >= 2);
    const tasks = Math.max(1, this.#mostTasksADay - this.#week.tasksOn(CLOSING_DAY));
    const room = MAX_ITEMS * tasks - CORRECTIONS_IN_QUIZ;
    const few = Math.max(0, MAX_ITEMS - CORRECTIONS_IN_QUIZ - once.length);
    const asked = [...once.slice(0, room), ...this.#random.shuffle(others).slice(0, few)];
    this.#add('quiz', CLOSING_DAY, {
      ...this.#maker.quiz(asked, 2),
      title: () => `Look back: ${this.#maker.theme ?? 'the whole lesson'}`,
      description: (count) => `${counted(count, 'question')} across everything in your notes.`,
    });
  }

  /** An empty day takes a type that the week has least of and its neighbours have not. */
  leaveNoDayEmpty(): void {
    const types: ActivityType[] = [
      'translation',
      'cloze',
      'sentence_builder',
      'quiz',
      'rewrite',
      'matching',
      'flashcards',
    ];
    for (const day of this.#week.emptyDays()) {
      const cost = (type: ActivityType) =>
        this.#week.timesOf(type) +
        (this.#week.hasOn(day - 1, type) || this.#week.hasOn(day + 1, type) ? 1 : 0);
      const byNeed = types.toSorted((a, b) => cost(a) - cost(b));
      if (!byNeed.some((type) => this.fill(type, day))) {
        byNeed.some((type) => this.fill(type, day, true));
      }
    }
  }

  #add(type: ActivityType, dayOffset: number, making: Making): boolean {
    return this.#week.add({ type, dayOffset, ...making });
  }
}
