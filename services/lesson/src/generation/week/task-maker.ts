import type { ActivityType } from '@repaso/proto/activities/content';
import type { NotePair } from '../../notes/understood-notes.ts';
import { clozeExercises } from '../activities/cloze.ts';
import { correctionCards, gapCards, pairCards } from '../activities/flashcards.ts';
import { matchingPairs } from '../activities/matching.ts';
import { correctionQuestions, gapQuestions, pairQuestions } from '../activities/quiz.ts';
import { correctionRewrites, mistakeRewrites } from '../activities/rewrite.ts';
import { roleplay } from '../activities/roleplay.ts';
import { builderExercises } from '../activities/sentence-builder.ts';
import { translationExercises } from '../activities/translation.ts';
import { counted } from '../counted.ts';
import { canBeTakenApart, type Draft, type Material } from '../material/material.ts';
import type { Sentence } from '../material/sentence.ts';
import type { Subject } from '../material/subject.ts';
import type { Random } from '../random.ts';
import { appended, themeOf, wordsIn } from './task-names.ts';
import { CLOSING_DAY, MAX_ITEMS, MIN_ITEMS, type TaskDraft, type Week } from './week.ts';

/** Fewest pairs that are worth matching. */
export const MIN_PAIRS = 3;
/** Corrections in a quiz, beside its words. */
export const CORRECTIONS_IN_QUIZ = 3;
/** Longest sentence that stands on a card for matching, in characters. */
const MAX_MATCHED_LENGTH = 60;
/** Texts that are searched for possible mistakes: a task needs few, and a search takes time. */
const SOURCES_OF_MISTAKES = 40;

/** What a task holds, and how it is called, before the week takes it. */
export type Making = Pick<TaskDraft, 'drafts' | 'title' | 'description' | 'scenario' | 'repeats'>;

/** Makes tasks of every type from a lesson's material, of what the week has brought up least. */
export class TaskMaker {
  /** What the lesson was about, if the notes tell. */
  readonly theme: string | undefined;
  readonly #week: Week;
  readonly #material: Material;
  readonly #random: Random;
  readonly #newOn: ReadonlyMap<NotePair, number>;

  /** @param newOn the day on which a word first comes up; nothing asks for it before */
  constructor(
    week: Week,
    material: Material,
    random: Random,
    newOn: ReadonlyMap<NotePair, number>,
  ) {
    this.#week = week;
    this.#material = material;
    this.#random = random;
    this.#newOn = newOn;
    this.theme = themeOf(material);
  }

  /** Tells the drafts of a type that no task of the week asks yet; all of them where it may repeat. */
  isNew(type: ActivityType, repeats = false): (item: object) => boolean {
    return (item) => repeats || this.#week.isNew(type, item);
  }

  make(type: ActivityType, day: number, repeats: boolean): Making | undefined {
    const round = this.#week.timesOf(type);
    switch (type) {
      case 'flashcards':
        return this.#flashcards(round);
      case 'quiz':
        return this.quiz(
          this.pairs(day, MAX_ITEMS - CORRECTIONS_IN_QUIZ),
          round,
          this.isNew(type, repeats),
        );
      case 'matching': {
        const pairs = this.#pairsToMatch();
        return pairs.length >= MIN_PAIRS ? this.matching(pairs) : undefined;
      }
      case 'cloze':
        return this.#cloze(round, this.isNew(type, repeats));
      case 'sentence_builder':
        return this.#builder(day);
      case 'translation':
        return this.#translation(day, round, this.isNew(type, repeats));
      case 'rewrite':
        return this.#rewrite();
      case 'roleplay':
        return this.#roleplay();
    }
  }

  /** Pairs that may be asked for on a day, those that came up least first. */
  pairs(day: number, count: number): NotePair[] {
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
    const pairs = this.pairs(CLOSING_DAY, MAX_ITEMS);
    const drafts: Draft<object>[] =
      pairs.length > 0
        ? pairCards(pairs, 'english')
        : [...correctionCards(corrections), ...gapCards(untranslated, vocabulary, round)].slice(
            0,
            MAX_ITEMS,
          );
    return {
      drafts,
      title: (subjects) => `Recall${appended(wordsIn(subjects) ?? this.theme)}`,
      description: (count) => `${counted(count, 'card')} to recall before you turn them.`,
    };
  }

  quiz(
    pairs: NotePair[],
    round: number,
    isNew: (item: object) => boolean = this.isNew('quiz'),
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
      title: (subjects) => `Quick quiz${appended(this.theme ?? wordsIn(subjects))}`,
      description: (count) => `${counted(count, 'question')} to see what has stayed.`,
    };
  }

  matching(words: NotePair[]): Making {
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
      title: (subjects) => `Fill the gaps${appended(this.theme ?? wordsIn(subjects))}`,
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
      title: (subjects) => `Build sentences${appended(wordsIn(subjects) ?? this.theme)}`,
      description: (count) => `Put ${counted(count, 'sentence')} together, word by word.`,
    };
  }

  #translation(day: number, round: number, isNew: (item: object) => boolean): Making {
    const { vocabulary, sentences } = this.#material;
    const pairs = this.pairs(day, MAX_ITEMS);
    const all = [...vocabulary, ...sentences];
    const first = round % 2 === 0 ? 'to_english' : 'to_spanish';
    const drafts = translationExercises(pairs, all, first, isNew);
    if (drafts.length < MIN_ITEMS) {
      const second = first === 'to_english' ? 'to_spanish' : 'to_english';
      drafts.push(...translationExercises(pairs, all, second, isNew));
    }
    return {
      drafts,
      title: (subjects) => `Both ways${appended(wordsIn(subjects) ?? this.theme)}`,
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
        hasCorrections ? "Your tutor's corrections" : `Find the slip${appended(this.theme)}`,
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
