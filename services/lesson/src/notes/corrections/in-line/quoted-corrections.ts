import { spanishEvidence } from '../../../spanish/detect-language.ts';
import { likeness } from '../../text/likeness.ts';

export interface QuotedCorrection {
  wrong: string;
  right: string;
  /** What stands behind both. */
  remark: string;
}

/** Before a quote these say that it is wrong: 'I said', 'en vez de', 'not'. */
const saidWrong =
  /(?:(?<!\p{L})(?:(?:i|you|we|student|learner) (?:said|wrote|used|say|write|put|keep saying|always say)|instead of|rather than|don'?t say|do not say|never say|not|never|avoid|no decimos|no|nunca digas|nunca|(?:he|has) (?:dicho|escrito)|dije|dijiste|escribí|escribiste|pusiste|usaste|dices|digo|en (?:vez|lugar) de|no se dice|no se escribe|no digas|no es|mal|wrong|incorrect|incorrecto|error|mistake)(?: (?:saying|decir|just|que))?|✗|❌|✘)[\s:,(]*$/iu;
/** What somebody said and should not have. */
const owns =
  /(?<!should |should have |debería |have )(?:said|wrote|used|put|dije|dijiste|escribí|escribiste|puse|usé|often (?:say|write)|sometimes (?:say|write))\s*$/iu;
/** Between two quotes these say that the first was wrong. */
const thenRight =
  /^[\s,.;:)–—-]*(?:(?:is|was|es|está|sounds) (?:a bit |very |really )?(?:wrong|odd|strange|weird|off|raro|rara|incorrect|not right|not correct|incorrecto|mal|unnatural)|isn'?t (?:right|correct)|(?:this|that|it|which)? ?(?:should (?:be|have been|say)|needs to be|has to be|must be)|(?:(?:but|and|pero|y|no)(?!\p{L})[,.:;]?)?\s*(?:it'?s|it is|it should be|we say|you say|say|correct is|(?:but )?the (?:correct|right|proper) (?:\p{L}+ )?(?:is|would be|to say is)|se dice|decimos|es|sino|lo correcto es|debe ser|debería ser|hay que decir|se escribe|di|mejor)|but|instead say|→|➜|⇒|-+>|=+>|correct|correcto|right|better)(?!\p{L})/iu;
/** Between two quotes these say that the second is wrong: ', not', 'es femenina, no'. */
const thenWrong =
  /^(?:[^"]{0,60}(?=[,;(–—]))?[\s,.;:(–—-]*(?:(?:and|but|y|pero) )?(?:not|never|no|nunca|instead of|rather than|en (?:vez|lugar) de|y no|and never)(?: (?:se dice|say|decir))?\s*$/iu;
/** Right behind a quote, a 'no:' says that it was that one. */
const thenNo = /^\s*(?:no|not)\s*[:;,.–—-]\s*$/iu;
const yes = /^[\s(:=–—-]*(?:yes|sí|right|correct|correcto|bien|ok|good|[✓✔✅])[\s).,;:!–—-]*$/iu;
const no = /^[\s(:=–—-]*(?:no|wrong|incorrect|incorrecto|mal|bad|[✗❌✘])[\s).,;:!–—-]*$/iu;
/** Behind two quotes these prefer the second. */
const better =
  /^,?\s*(?:is|would be|sounds|es|suena|queda) (?:much |more |far |mucho |más )?(?:better|correct|right|natural|nicer|mejor|correcto|natural)(?!\p{L})/iu;
const wrongInWords =
  /^\s*no(?!\p{L})|wrong|incorrect|odd|strange|weird|unnatural|raro|right|should|mal|sino|mejor|better|decimos|→|➜|⇒|>/iu;
/** What stands right before the second quote, whatever is said before it. */
const introducesRight =
  /[.,;:–—-]\s*(?:(?:but|so|instead|rather|always|better|please) ?,? )?(?:say|use|write|we say|you say|it'?s|it is|it should be|you need|for the past you need|di|usa|se dice|es|mejor)\s*:?\s*$/iu;
/** Between two quotes these give a meaning or a difference. */
const otherwise =
  /(?<!\p{L})(?:means?|significa|quiere decir|translat|like|as in|such as|or|o|and|y)\s*$/iu;

/** '- that is literal; in Spanish it's', "- I'd say" */
const insteadSaid =
  /[.,;:–—-]\s*(?:in spanish )?(?:it'?s|we'?d? say|i'?d say|you'?d say|en español (?:se dice|es|decimos)|yo diría|diría)\s*:?\s*$/iu;
const isOtherUse =
  /(?<!\p{L})(?:mexico|méxico|spain|españa|latin|argentina|colombia|formal|informal|polite|plural form|also|too|or|también|reply|answer|respuesta)(?!\p{L})/iu;

/** Said, explained, and said anew: '"Había muchas gentes" - gente is singular: "Había mucha gente"'. */
function isSaidBetter(first: string, between: string, second: string): boolean {
  if (isOtherUse.test(between) || otherwise.test(between)) return false;
  if (spanishEvidence(second) < 0.5 || first.trim().split(/\s+/).length < 2) return false;
  return (
    insteadSaid.test(between) || (/\p{L}.*:\s*$/u.test(between) && likeness(first, second) > 0.5)
  );
}

/**
 * A sentence with two quotes, one of which the words around them call wrong: 'I said "estoy
 * estudiante" but it's "soy estudiante" because …'.
 */
export function quotedCorrection(text: string): QuotedCorrection | undefined {
  const match = /^([^"]*)"([^"]+)"([^"]*)"([^"]+)"([^"]*)$/u.exec(text);
  if (!match) return undefined;
  const [, before = '', first = '', between = '', second = '', remark = ''] = match;
  if (spanishEvidence(second) < 0 || spanishEvidence(first) < -4) return undefined;
  // 'I said "la agua" instead of "el agua".'
  const owned =
    owns.test(before) &&
    /instead of|en (?:vez|lugar) de|when (?:they|you|we|i) mean/i.test(between);
  if (owned) return { wrong: first, right: second, remark };
  // '"hay un banco" YES, "está un banco" NO'
  if (yes.test(between) && no.test(remark)) return { wrong: second, right: first, remark };
  if (no.test(between) && yes.test(remark)) return { wrong: first, right: second, remark };
  if (before === '' && isSaidBetter(first, between, second)) {
    return { wrong: first, right: second, remark };
  }
  if (thenNo.test(between)) return { wrong: first, right: second, remark };
  if (/(?<!\p{L})(?:but|pero)\s*$/iu.test(between) && better.test(remark)) {
    return { wrong: first, right: second, remark };
  }
  if (
    (thenWrong.test(between) && !wrongInWords.test(between)) ||
    /^[\s,]*\(\s*(?:no|not)\s*:?\s*$/iu.test(between)
  ) {
    return { wrong: second, right: first, remark };
  }
  const isDenied = saidWrong.test(before);
  const isMended = thenRight.test(between) && !otherwise.test(between);
  if (isMended && (isDenied || wrongInWords.test(between))) {
    return { wrong: first, right: second, remark };
  }
  // 'Never "soy caliente" when it is hot: use "tengo calor".'
  if ((isDenied || owns.test(before)) && introducesRight.test(between)) {
    return { wrong: first, right: second, remark };
  }
  // 'Not "por ejamplo", "por ejemplo".'
  const isPlain = /^[\s,;:.–—-]*(?:just|but|only|sino|solo|sólo|use|say|di|usa)?[\s:]*$/iu.test(
    between,
  );
  return isDenied && isPlain && likeness(first, second) > 0.3
    ? { wrong: first, right: second, remark }
    : undefined;
}
