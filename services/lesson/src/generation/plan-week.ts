import type { ActivityType } from '@repaso/proto/activities/content';
import type { NotePair } from '../notes/understood-notes.ts';
import { clozeExercises } from './activities/cloze.ts';
import { correctionCards, gapCards, pairCards } from './activities/flashcards.ts';
import { matchingPairs, toldApart } from './activities/matching.ts';
import { correctionQuestions, gapQuestions, pairQuestions } from './activities/quiz.ts';
import { correctionRewrites, mistakeRewrites } from './activities/rewrite.ts';
import { roleplay } from './activities/roleplay.ts';
import { builderExercises } from './activities/sentence-builder.ts';
import { translationExercises } from './activities/translation.ts';
import { formClozes, formQuestions, tabledForms } from './activities/verb-forms.ts';
import { counted } from './counted.ts';
import { looksTheSame } from './lesson-facts.ts';
import {
  canBeTakenApart,
  type Draft,
  type Material,
  type Sentence,
  type Subject,
} from './material.ts';
import type { Random } from './random.ts';
import { LAST_NEW_DAY, mostTasksADay, scheduleSets } from './schedule-sets.ts';
import { appended, themeOf, verbsIn, wordsIn } from './task-names.ts';
import { CLOSING_DAY, evenChunks, MAX_ITEMS, MIN_ITEMS, type TaskDraft, Week } from './week.ts';

/** Longest sentence that stands on a card for matching, in characters. */
const MAX_MATCHED_LENGTH = 60;
/** Fewest pairs that are worth matching. */
const MIN_PAIRS = 3;
/** The day of putting sentences right. */
const MENDING_DAY = 4;
/** Texts that are searched for possible mistakes: a task needs few, and a search takes time. */
const SOURCES_OF_MISTAKES = 40;
/** Corrections in a quiz, beside its words. */
const CORRECTIONS_IN_QUIZ = 3;

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

type Making = Pick<TaskDraft, 'drafts' | 'title' | 'description' | 'scenario' | 'repeats'>;

class Planner {
  readonly #week: Week;
  readonly #material: Material;
  readonly #random: Random;
  /** The day on which a word first comes up; nothing asks for it before. */
  readonly #newOn = new Map<NotePair, number>();
  /** When words come back for matching, and how many. */
  readonly #toMatch: { day: number; count: number }[] = [];
  readonly #theme: string | undefined;
  #mostTasksADay = mostTasksADay(0);

  constructor(week: Week, material: Material, random: Random) {
    this.#week = week;
    this.#material = material;
    this.#random = random;
    this.#theme = themeOf(material);
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
      this.#add('matching', day, this.#matching(apart));
    }
    if (this.#week.timesOf('matching') === 0) this.fill('matching', 1);
  }

  /** Adds a task of a type if the notes can support one. */
  fill(type: ActivityType, day: number, repeats = false): boolean {
    const making = this.#make(type, day, repeats);
    return making !== undefined && this.#add(type, day, { ...making, repeats });
  }

  /** The corrections, on the days around the fourth where one task cannot hold them. */
  mendSentences(): void {
    const making = this.#make('rewrite', MENDING_DAY, false);
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
      drafts: correctionQuestions(spelling, this.#random, this.#isNew('quiz')),
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
        drafts: [...drafts, ...pairCards(this.#pairs(0, missing), 'english')],
        title: (subjects) => `More from your notes${appended(wordsIn(subjects))}`,
        description: (count) => `${counted(count, 'card')} to keep the rest of your notes fresh.`,
      });
    }
    // A word that is the same in both languages makes no card, but a question.
    const left = [...vocabulary, ...sentences].filter(isUnseen);
    if (left.length > 0) this.#add('quiz', LAST_NEW_DAY, this.#quiz(left, 1));
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
      ...this.#quiz(asked, 2),
      title: () => `Look back: ${this.#theme ?? 'the whole lesson'}`,
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

  /** Tells the drafts of a type that no task of the week asks yet; all of them where it may repeat. */
  #isNew(type: ActivityType, repeats = false): (item: object) => boolean {
    return (item) => repeats || this.#week.isNew(type, item);
  }

  #make(type: ActivityType, day: number, repeats: boolean): Making | undefined {
    const round = this.#week.timesOf(type);
    switch (type) {
      case 'flashcards':
        return this.#flashcards(round);
      case 'quiz':
        return this.#quiz(
          this.#pairs(day, MAX_ITEMS - CORRECTIONS_IN_QUIZ),
          round,
          this.#isNew(type, repeats),
        );
      case 'matching': {
        const pairs = this.#pairsToMatch();
        return pairs.length >= MIN_PAIRS ? this.#matching(pairs) : undefined;
      }
      case 'cloze':
        return this.#cloze(round, this.#isNew(type, repeats));
      case 'sentence_builder':
        return this.#builder(day);
      case 'translation':
        return this.#translation(day, round, this.#isNew(type, repeats));
      case 'rewrite':
        return this.#rewrite();
      case 'roleplay':
        return this.#roleplay();
    }
  }

  /** Pairs that may be asked for on a day, those that came up least first. */
  #pairs(day: number, count: number): NotePair[] {
    const { vocabulary, sentences } = this.#material;
    const met = [...vocabulary, ...sentences].filter((pair) => (this.#newOn.get(pair) ?? 0) <= day);
    return this.#week.leastSeen(met, count, this.#random, (pair) => pair);
  }

  /** Words where there are enough of them, else short sentences too. */
  #pairsToMatch(): NotePair[] {
    const { vocabulary, sentences } = this.#material;
    const pairs =
      vocabulary.length >= MIN_ITEMS
        ? vocabulary
        : [
            ...vocabulary,
            ...sentences.filter(({ spanish }) => spanish.length <= MAX_MATCHED_LENGTH),
          ];
    return this.#week.leastSeen(pairs, MAX_ITEMS, this.#random, (pair) => pair);
  }

  /** Sentences to work on that fit: the notes' own, else some around the lesson's words. */
  #sentences(fits: (sentence: Sentence) => boolean): Sentence[] {
    const { sentences, carriers, untranslated } = this.#material;
    const own = sentences.map((pair): Sentence => ({ ...pair, about: pair }));
    const least = (list: Sentence[], count: number) =>
      this.#week.leastSeen(list.filter(fits), count, this.#random, ({ about }) => about);
    const chosen = least(own, MAX_ITEMS);
    for (const list of [untranslated, carriers]) {
      const missing = Math.max(0, MIN_ITEMS + 1 - chosen.length);
      chosen.push(...oneOfEachFirst(least(list, list.length)).slice(0, missing));
    }
    return chosen;
  }

  #flashcards(round: number): Making {
    const { corrections, untranslated, vocabulary } = this.#material;
    const pairs = this.#pairs(CLOSING_DAY, MAX_ITEMS);
    const drafts: Draft<object>[] =
      pairs.length > 0
        ? pairCards(pairs, 'english')
        : [...correctionCards(corrections), ...gapCards(untranslated, vocabulary, round)].slice(
            0,
            MAX_ITEMS,
          );
    return {
      drafts,
      title: (subjects) => `Recall${appended(wordsIn(subjects) ?? this.#theme)}`,
      description: (count) => `${counted(count, 'card')} to recall before you turn them.`,
    };
  }

  #quiz(
    pairs: NotePair[],
    round: number,
    isNew: (item: object) => boolean = this.#isNew('quiz'),
  ): Making {
    const { corrections, untranslated } = this.#material;
    const some = this.#week.leastSeen(
      corrections,
      CORRECTIONS_IN_QUIZ,
      this.#random,
      (correction) => correction,
    );
    const questions = [
      ...pairQuestions(pairs, this.#material, this.#random, round * 2, isNew),
      ...correctionQuestions(some, this.#random, isNew),
    ];
    if (questions.length < MIN_ITEMS) {
      const gaps = gapQuestions(untranslated, this.#material.vocabulary, round + 1, isNew);
      questions.push(...gaps.slice(0, MIN_ITEMS - questions.length));
    }
    if (questions.length < MIN_ITEMS) {
      const asked = new Set(questions.map(({ item }) => item.question));
      const isOther = (item: { question: string }) => isNew(item) && !asked.has(item.question);
      questions.push(
        ...pairQuestions(pairs, this.#material, this.#random, round * 2 + 1, isOther),
        ...correctionQuestions(corrections, this.#random, isOther),
      );
    }
    return {
      drafts: questions,
      title: (subjects) => `Quick quiz${appended(this.#theme ?? wordsIn(subjects))}`,
      description: (count) => `${counted(count, 'question')} to see what has stayed.`,
    };
  }

  #matching(words: NotePair[]): Making {
    return {
      drafts: matchingPairs(words, this.#random),
      title: (subjects) => `Pair up ${wordsIn(subjects) ?? 'your words'}`,
      description: (count) => `Find the English of ${counted(count, 'word')}.`,
    };
  }

  #cloze(round: number, isNew: (item: object) => boolean): Making {
    const sentences = this.#sentences((sentence) =>
      // '¡Qué bien!' alone does not tell what is missing.
      canBeTakenApart(sentence, sentence.english ? 2 : 3),
    );
    const drafts = clozeExercises(sentences, this.#material, round, isNew);
    if (drafts.length < MIN_ITEMS) {
      const used = new Set(drafts.map(({ item }) => item.sentence_with_blanks));
      const isOther = (item: { sentence_with_blanks: string }) =>
        isNew(item) && !used.has(item.sentence_with_blanks);
      drafts.push(...clozeExercises(sentences, this.#material, round + 1, isOther));
    }
    return {
      drafts: drafts.slice(0, MAX_ITEMS),
      title: (subjects) => `Fill the gaps${appended(this.#theme ?? wordsIn(subjects))}`,
      description: (count) => `${counted(count, 'sentence')} of your lesson with a word missing.`,
    };
  }

  #builder(day: number): Making {
    return {
      drafts: builderExercises(
        this.#sentences((sentence) => canBeTakenApart(sentence)),
        day,
        this.#random,
      ),
      title: (subjects) => `Build sentences${appended(wordsIn(subjects) ?? this.#theme)}`,
      description: (count) => `Put ${counted(count, 'sentence')} together, word by word.`,
    };
  }

  #translation(day: number, round: number, isNew: (item: object) => boolean): Making {
    const { vocabulary, sentences } = this.#material;
    const pairs = this.#pairs(day, MAX_ITEMS);
    const all = [...vocabulary, ...sentences];
    const first = round % 2 === 0 ? 'to_english' : 'to_spanish';
    const drafts = translationExercises(pairs, all, first, isNew);
    if (drafts.length < MIN_ITEMS) {
      const second = first === 'to_english' ? 'to_spanish' : 'to_english';
      drafts.push(...translationExercises(pairs, all, second, isNew));
    }
    return {
      drafts,
      title: (subjects) => `Both ways${appended(wordsIn(subjects) ?? this.#theme)}`,
      description: (count) => `${counted(count, 'translation')}, to English and to Spanish.`,
    };
  }

  #rewrite(): Making {
    const { corrections, sentences, carriers, untranslated, vocabulary } = this.#material;
    const drafts = correctionRewrites(corrections);
    const room = Math.max(0, MIN_ITEMS + 1 - drafts.length);
    const toSentences = (pairs: NotePair[]) =>
      pairs.map((pair): Sentence => ({ ...pair, about: pair }));
    // What the tutor corrected is asked for as it was, so its sentence need not bring a slip again.
    const isCorrected = ({ about }: Sentence) => about !== undefined && 'wrong' in about;
    const sources = [
      ...toSentences(sentences),
      ...untranslated.filter((sentence) => !isCorrected(sentence)),
      ...toSentences(vocabulary),
      ...untranslated.filter(isCorrected),
      ...carriers,
    ].slice(0, SOURCES_OF_MISTAKES);
    const hasCorrections = drafts.length > 0;
    drafts.push(...mistakeRewrites(sources, this.#random).slice(0, room));
    return {
      drafts,
      title: () =>
        hasCorrections ? "Your tutor's corrections" : `Find the slip${appended(this.#theme)}`,
      description: (count) => `${counted(count, 'text')} to put right.`,
    };
  }

  #roleplay(): Making | undefined {
    const scene = roleplay(this.#material, this.#random);
    return (
      scene && {
        drafts: scene.exchanges,
        scenario: scene.scenario,
        title: () => scene.title,
        description: () => 'A short talk: choose what you would say.',
      }
    );
  }
}

/** A word's second sentence waits until every word has had its first. */
function oneOfEachFirst(sentences: Sentence[]): Sentence[] {
  const times = new Map<Subject | undefined, number>();
  const ranked = sentences.map((sentence) => {
    const rank = times.get(sentence.about) ?? 0;
    times.set(sentence.about, rank + 1);
    return { sentence, rank: sentence.about ? rank : 0 };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ sentence }) => sentence);
}
