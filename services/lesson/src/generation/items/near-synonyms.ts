import { lexicon, lookUp } from '../../spanish/lexicon.ts';
import { couldStandFor } from '../../spanish/similar-words.ts';
import {
  englishForms,
  englishKey,
  spanishForms,
  withoutArticle,
} from '../material/answer-forms.ts';

/** English that a learner may give for the same Spanish word, without 'to' and article. */
const groups: readonly ReadonlySet<string>[] = [
  'pretty|beautiful|lovely|cute|nice|handsome|good-looking|gorgeous|attractive|precious',
  'big|large|huge|enormous|giant|gigantic|great|immense',
  'small|little|tiny|short',
  'angry|mad|annoyed|upset|cross|furious|irritated',
  'happy|glad|pleased|cheerful|content|joyful|delighted',
  'sad|unhappy|upset|down|depressed',
  'tired|exhausted|worn out|sleepy',
  'afraid|scared|frightened|fear',
  'smart|clever|intelligent|bright',
  'kind|nice|friendly|pleasant|likeable|good|sweet|warm',
  'funny|amusing|fun|entertaining|enjoyable',
  'strange|weird|odd|rare|unusual',
  'fast|quick|quickly|rapid|fast (adverb)',
  'hard|difficult|tough|complicated',
  'easy|simple|straightforward',
  'right|correct|true',
  'wrong|incorrect|false|mistaken',
  'rich|wealthy|well-off',
  'sick|ill|unwell',
  'tasty|delicious|yummy|rich|good',
  'wonderful|marvellous|marvelous|great|fantastic|amazing|excellent|brilliant|awesome|cool',
  'awful|terrible|horrible|dreadful|nasty|bad',
  'boring|dull|tedious',
  'lazy|idle',
  'thin|slim|skinny|slender',
  'fat|overweight|chubby',
  'calm|quiet|peaceful|relaxed|tranquil|silent',
  'old|elderly|aged|ancient|antique',
  'new|modern|recent',
  'shy|timid',
  'busy|occupied|engaged',
  'brave|courageous|bold|daring',
  'start|begin|commence|get started',
  'finish|end|complete|stop|conclude',
  'speak|talk|chat|converse',
  'say|tell',
  'see|look|look at|watch',
  'listen|hear|listen to',
  'return|go back|come back|get back|be back',
  'answer|reply|respond',
  'fix|repair|mend|arrange',
  'get|obtain|receive|achieve',
  'choose|pick|select|elect',
  'send|post|mail',
  'throw|throw away|toss|cast|pour',
  'buy|purchase|shop',
  'rent|hire|lease',
  'meet|meet up|get together|arrange to meet',
  'think|believe|reckon',
  'understand|get it|realise|realize',
  'want|wish|desire',
  'like|love|enjoy|be into',
  'need|must|have to',
  'let|allow|permit',
  'help|assist|aid',
  'fight|argue|quarrel|discuss',
  'shout|yell|scream|cry',
  'walk|stroll|go for a walk',
  'go out|leave|exit|depart|go away',
  'go in|enter|come in',
  'go up|climb|rise|get on',
  'go down|come down|descend|get off',
  'bring|carry|take',
  'put|place|put on',
  'take off|remove|take out|take away',
  'hit|beat|strike|knock',
  'guess|work out|figure out',
  'try|attempt|taste|have a go|sample',
  'hurt|ache|be in pain|pain',
  'road|street|way|path|route|track|trail|lane|avenue',
  'job|work|employment|post|position',
  'shop|store',
  'house|home',
  'flat|apartment',
  'room|bedroom',
  'kid|child|boy|children|kids',
  'baby|child',
  'film|movie',
  'trip|journey|travel|voyage|tour|excursion',
  'teacher|professor|tutor|instructor',
  'doctor|physician',
  'lawyer|attorney',
  'boss|manager|chief|head',
  'waiter|server|bartender',
  'friend|mate|buddy|companion|pal',
  'boyfriend|partner|girlfriend',
  'husband|spouse|wife|partner',
  'colleague|co-worker|coworker|workmate|classmate|companion',
  'stone|rock',
  'forest|wood|woods|jungle',
  'sea|ocean',
  'rubbish|trash|garbage|litter|waste',
  'bag|handbag|purse|sack|backpack|rucksack',
  'suitcase|luggage|baggage|case',
  'bill|check|receipt|account|invoice',
  'money|cash|change',
  'pay|salary|wage|wages|income',
  'mistake|error|fault|failure',
  'problem|trouble|issue',
  'party|celebration|festival|holiday',
  'holiday|holidays|vacation',
  'lunch|meal|food|dinner',
  'starter|appetizer|appetiser|snack|tapa|bar snack',
  'biscuit|cookie',
  'sweet|sweets|candy|dessert',
  'sofa|couch|armchair',
  'blanket|quilt|duvet',
  'jumper|sweater|pullover|jersey',
  'coat|jacket|overcoat|blazer',
  'trousers|pants|jeans',
  'trainers|sneakers|shoes',
  'mobile|mobile phone|cell phone|phone|telephone',
  'car|automobile|vehicle',
  'lift|elevator',
  'neighbourhood|neighborhood|district|quarter|area',
  'town|village|city',
  'field|countryside|country',
  'storm|thunderstorm|tempest',
  'maybe|perhaps|possibly|might',
  'also|too|as well',
  'but|however|nevertheless|yet',
  'because|since|as',
  "so|therefore|thus|then|that's why",
  'still|yet|even',
  'now|right now|at the moment|nowadays|currently|at present',
  'often|frequently|many times|a lot',
  'sometimes|at times|from time to time|now and then|occasionally',
  'always|every time',
  'later|afterwards|after|then|next',
  'soon|shortly|early',
  'almost|nearly',
  'only|just',
  'very|really|quite|rather|pretty|fairly|a lot',
  'suddenly|all of a sudden',
  'at last|finally|in the end|eventually',
  'above|on top of|over|on',
  'under|below|underneath|beneath',
  'near|close|close to|nearby|next to|beside',
  'in front of|opposite|facing|across from',
  'goodbye|bye|see you|see you later|see you soon|farewell',
  'hello|hi|good morning|good afternoon',
  'ok|okay|all right|alright|agreed|fine|sure|of course',
  'sorry|excuse me|pardon|forgive me',
  "you're welcome|don't mention it|not at all",
].map((group) => new Set(group.split('|')));

interface Word {
  spanish: string;
  english: string;
}

/**
 * Whether a learner could defend one word where the other is asked for: 'pretty' and
 * 'beautiful', 'lindo' and 'hermoso'. Such words make no fair choice.
 */
export function areNearSynonyms(one: Word, other: Word): boolean {
  const [ofOne, ofOther] = [one, other].map(({ english }) =>
    englishForms(english, 'word').map(englishKey),
  ) as [string[], string[]];
  if (
    groups.some(
      (group) => ofOne.some((key) => group.has(key)) && ofOther.some((key) => group.has(key)),
    )
  ) {
    return true;
  }
  if (ofOne.some((key) => ofOther.some((twin) => translateOneWord(key, twin)))) return true;
  return entriesOf(one).some((entry) =>
    entriesOf(other).some((twin) => couldStandFor(entry, twin)),
  );
}

/** The Spanish words of each English one: 'for' and 'to' are both 'para'. */
const spanishOf = new Map<string, Set<string>>();
for (const { word, glosses } of lexicon) {
  for (const key of glosses.map(englishKey)) {
    spanishOf.set(key, (spanishOf.get(key) ?? new Set()).add(word));
  }
}

function translateOneWord(english: string, other: string): boolean {
  const words = spanishOf.get(other);
  const own = spanishOf.get(english);
  return own !== undefined && words !== undefined && [...own].some((word) => words.has(word));
}

function entriesOf({ spanish }: Word) {
  return spanishForms(spanish)
    .map(withoutArticle)
    .flatMap((form) => lookUp(form).filter(({ word }) => word === form.toLowerCase()));
}
