import type { NotePair } from '../../notes/understood-notes.ts';
import { lookUp } from '../../spanish/lexicon.ts';

/** Topics of the lexicon that make a lesson's theme, as a person would call them. */
const themes: Record<string, string> = {
  animals: 'Animals',
  body: 'The body',
  character: 'Character',
  city: 'Around town',
  clothes: 'Clothes',
  colours: 'Colours',
  communication: 'Communication',
  cooking: 'Cooking',
  countries: 'Countries',
  culture: 'Culture',
  family: 'Family',
  fashion: 'Fashion',
  feelings: 'Feelings',
  food: 'Food and drink',
  greetings: 'Greetings',
  health: 'Health',
  hobbies: 'Free time',
  home: 'At home',
  idioms: 'Idioms',
  looks: 'Looks',
  materials: 'Materials',
  media: 'The media',
  money: 'Money',
  nature: 'Nature',
  numbers: 'Numbers',
  people: 'People',
  questions: 'Questions',
  restaurant: 'At the restaurant',
  routine: 'Daily routine',
  school: 'School',
  shopping: 'Shopping',
  society: 'Society',
  sports: 'Sports',
  technology: 'Technology',
  time: 'Time',
  travel: 'Travel',
  weather: 'The weather',
  work: 'Work',
};
/** Fewest words that make a theme; they have to be half of the lesson's words, too. */
const MIN_WORDS = 3;

/** What most of the lesson's words are about, if most are about one thing. */
export function vocabularyTheme(pairs: NotePair[]): string | undefined {
  const words = pairs.filter(({ kind }) => kind === 'word');
  const counts = new Map<string, number>();
  for (const { spanish } of words) {
    const topic = lookUp(spanish)[0]?.topic;
    if (topic && topic in themes) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= MIN_WORDS && best[1] * 2 >= words.length ? themes[best[0]] : undefined;
}
