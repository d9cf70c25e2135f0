import { likelySlip } from '../spanish/grammar-check/check-grammar.ts';
import { fitForms } from './fit-forms.ts';
import { type Form, formsIn } from './forms-in-line.ts';
import { withoutWord } from './mend-sentence.ts';
import { isPlainlyWrong } from './plainly-wrong.ts';
import { toCorrection } from './to-correction.ts';
import type { NoteCorrection } from './understood-notes.ts';

/** What the words around two forms must say before one of them is called wrong. */
const SURE = 2;

/** Right before a form these say that it is wrong; the weak ones only beside another sign. */
const wrongBefore =
  /(?:(?<![\p{L}'])(?:not|no|never|nunca|instead of|rather than|en (?:vez|lugar) de|(?:i|you|we|he|she|they)(?:(?:'d| had)? (?:said|put|written|wrote|typed|used)|(?: have| keep| always| often| sometimes| first| originally)+ (?:said|say|saying|put|writing|write|wrote|written|use|using|typed))|(?:said|wrote|typed|dije|dijiste|puse|escribí|escribiste)|avoid|mal|wrong|incorrect[oa]?|err|error|mistake|before|antes|replace|change|changed|cambia|cambiar|sustituye|delete|borra|original|draft|mine|was)(?: (?:saying|with|decir))?|✗|❌|✘|🚫|<-+|←|⇐)[\s:("'[–—,-]*$/iu;
const rightBefore =
  /(?:(?<!\p{L})(?:should(?: have|'ve)? (?:be|been|read|say|have said|have been)|should|(?:i|you|we|they)(?:'d| would| should)? (?:say|write|use|put|prefer)|say|use|write|better|mejor|correct[oa]?|correction|right|fix|fixed|corrected|after|después|instead|se dice|it'?s|it is|must be|becomes?|to|with|by|por|natural|now|final|means?)|✓|✔|✅|☑|→|⇒|➔|➜|-+>|=+>)[\s:("'[–—,-]*$/iu;
const wrongAfter =
  /^[\s)\]"',.:–—-]*(?:✗|❌|✘|🚫|\(?sic\)?|(?:(?:is|was|sounds|es|está|suena) )?(?:wrong|incorrect[oa]?|mal|raro|odd|weird|not right|a mistake|un error)(?!\p{L})|NO(?!\p{L})|→|⇒|➔|➜|-+>|=+>|>>)/u;
const rightAfter =
  /^[\s)\]"',.:–—-]*(?:✓|✔|✅|☑|(?:(?:is|was|sounds|es|está|suena) )?(?:right|correct[oa]?|better|mejor)(?!\p{L})|(?:YES|SÍ|OK)(?!\p{L})|<-+|←|⇐)/u;
/** Signs that stand between two forms for other things, too. */
const weak =
  /(?:→|⇒|➔|➜|-+>|=+>|\b(?:to|with|by|por|now|use|was|it'?s|it is|no|mine|natural|means?|instead|say|write|right|should)(?: saying)?)[\s:("'[–—,-]*$/iu;
/** Between two forms these say that both are right. */
const bothRight =
  /(?<!\p{L})(?:or|o|also|too|también|and|y|formal|informal|polite|plural|singular|masculine|feminine|mexico|spain|españa|méxico|means?|significa|opposite|reply|answer|vs|like)(?!\p{L})|[=≠]/iu;

/** The correction that two forms of a line, side by side, make. */
export function contrastedForms(line: string, isExpected: boolean): NoteCorrection | undefined {
  const forms = formsIn(line);
  const deleted = withoutDeleted(forms);
  if (deleted) return deleted;
  for (let i = 0; i + 1 < forms.length; i++) {
    const [one, other] = [forms[i]!, forms[i + 1]!];
    if (!isExpected && bothRight.test(one.after)) continue;
    const fitted = fitForms(one.text, other.text);
    if (!fitted) continue;
    const wrongness = wrongnessOf(one, other, fitted);
    if (Math.abs(wrongness) < (isExpected ? 1 : SURE)) continue;
    const [first, second] = fitted;
    const [wrong, right] = wrongness > 0 ? [first, second] : [second, first];
    const correction = toCorrection(wrong, right, 'explicit');
    if (correction) return inSentence({ ...correction, right }, forms);
  }
  return undefined;
}

const deletion =
  /(?<!\p{L})(?:delete|remove|drop|omit|take out|cross out|no need for|don't need|without|quita|borra|elimina|sobra|sin)[\s:("'-]*$/iu;

/** 'Delete "a": Visito a la casa.' */
function withoutDeleted(forms: Form[]): NoteCorrection | undefined {
  const at = forms.findIndex(({ before }) => deletion.test(before));
  const word = forms[at]?.text ?? '';
  for (const { text } of forms.filter((_, i) => i !== at)) {
    const right = withoutWord(text, `delete ${word}`);
    if (right !== undefined && right !== '') return { wrong: text, right, reason: undefined };
  }
  return undefined;
}

/** 'Replace "esta" with "está": La estación esta aquí.' → the sentence that it is about. */
function inSentence(correction: NoteCorrection, forms: Form[]): NoteCorrection {
  const { wrong, right } = correction;
  const word = new RegExp(`(?<!\\p{L})${wrong.replace(/[^\p{L} ]/gu, '.')}(?!\\p{L})`, 'iu');
  const sentence = forms.find(({ text }) => text.length > wrong.length && word.test(text))?.text;
  if (!sentence || sentence === right || sentence.includes(right)) return correction;
  return { ...correction, wrong: sentence, right: sentence.replace(word, right) };
}

/** Above 0 where the first is wrong, below where the second is. */
export function wrongnessOf(one: Form, other: Form, [first, second]: [string, string]): number {
  const between = [-signBefore(other.before), signAfter(one.after)];
  const signs =
    signBefore(one.before) +
    between.reduce((best, sign) => (Math.abs(sign) > Math.abs(best) ? sign : best)) -
    signAfter(other.after);
  return signs + 1.5 * (Number(isWrong(first)) - Number(isWrong(second)));
}

/** Above 0 where what follows a form calls it wrong, below where it calls it right. */
function signAfter(talk: string): number {
  if (rightAfter.test(talk)) return -2;
  return wrongAfter.test(talk) ? (weak.test(talk) ? 1 : 2) : 0;
}

/** Above 0 where what goes before a form calls it wrong, below where it calls it right. */
function signBefore(talk: string): number {
  const weight = weak.test(talk) ? 1 : 2;
  return wrongBefore.test(talk) ? weight : rightBefore.test(talk) ? -weight : 0;
}

export function isWrong(spanish: string): boolean {
  return isPlainlyWrong(spanish) || likelySlip(spanish) !== undefined;
}
