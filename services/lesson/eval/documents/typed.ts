import type { EvalDocument } from '../document.ts';
import { chatsAndDialogues } from './chats-and-dialogues.ts';
import { classesAndUnits } from './classes-and-units.ts';
import { corrections } from './corrections.ts';
import { correctionsAmongOthers } from './corrections-among-others.ts';
import { correctionsAnew } from './corrections-anew.ts';
import { correctionsOfTests } from './corrections-of-tests.ts';
import { correctionsOfTutors } from './corrections-of-tutors.ts';
import { dialogues } from './dialogues.ts';
import { exportsAndHomework } from './exports-and-homework.ts';
import { glossariesAndPhrases } from './glossaries-and-phrases.ts';
import { grammar } from './grammar.ts';
import { grammarPages } from './grammar-pages.ts';
import { learnersNotebooks } from './learners-notebooks.ts';
import { listsAndColumns } from './lists-and-columns.ts';
import { listsAndTables } from './lists-and-tables.ts';
import { mistakes } from './mistakes.ts';
import { mistakesBehindArrows } from './mistakes-behind-arrows.ts';
import { mistakesInChats } from './mistakes-in-chats.ts';
import { mistakesInTables } from './mistakes-in-tables.ts';
import { mistakesInWords } from './mistakes-in-words.ts';
import { mistakesLabelled } from './mistakes-labelled.ts';
import { mistakesTicked } from './mistakes-ticked.ts';
import { mistakesTold } from './mistakes-told.ts';
import { repliesAndRemarks } from './replies-and-remarks.ts';
import { wholeLessons } from './whole-lessons.ts';
import { wordLists } from './word-lists.ts';

/** All notes that a learner types or pastes. */
export const typedDocuments: EvalDocument[] = [
  ...wordLists,
  ...listsAndTables,
  ...dialogues,
  ...corrections,
  ...grammar,
  ...repliesAndRemarks,
  ...mistakes,
  ...correctionsAnew,
  ...correctionsOfTutors,
  ...correctionsOfTests,
  ...correctionsAmongOthers,
  ...wholeLessons,
  ...learnersNotebooks,
  ...glossariesAndPhrases,
  ...exportsAndHomework,
  ...classesAndUnits,
  ...grammarPages,
  ...chatsAndDialogues,
  ...listsAndColumns,
  ...mistakesBehindArrows,
  ...mistakesInChats,
  ...mistakesInTables,
  ...mistakesTicked,
  ...mistakesInWords,
  ...mistakesLabelled,
  ...mistakesTold,
];
