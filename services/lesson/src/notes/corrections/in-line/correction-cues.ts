/**
 * What people say or draw right before a form, and how much it blames the form: above 0 that it
 * is wrong, below 0 that it is right. What may stand there for other reasons weighs 1, so that
 * it takes another sign to be heard. The first that fits is taken.
 */
const before: [string, number][] = [
  [`[([]\\s*(?:no|not|nunca|never)`, 2],
  [`<-+|←|⇐|✗|❌|✘|🚫`, 2],
  [`✓|✔|✅|☑`, -2],
  [
    `(?:should(?:'ve| have)?|has to|have to|must|ought to|needs? to) (?:be|been|read|say|have said|have been)`,
    -2,
  ],
  [
    `(?:i|you|we|they|one)(?:'d| would| should| need| can| must| normally| usually| just)+(?: to)? (?:say|write|use|prefer|have)|(?:we|but you|but i) need|(?:spanish|spaniards?|natives?|people)(?: \\p{L}+)? (?:says?|has|uses?|would say)`,
    -2,
  ],
  [
    `(?:i|you|we|he|she|they)(?:(?:'d| had)? (?:said|put|written|wrote|typed|used|told \\p{L}+)|(?: have| keep| kept| always| often| sometimes| first| originally)+ (?:said|say|saying|put|putting|writing|write|wrote|written|use|using|typed))`,
    2,
  ],
  [`(?:said|wrote|typed|dije|dijiste|puse|pusiste|escribí|escribiste)(?: (?:that|que))?`, 2],
  [`(?:and|but|so|always|wrongly) i (?:say|write|use|put)`, 2],
  [`(?:instead of|rather than|en (?:vez|lugar) de|in place of)(?: (?:saying|decir))?`, 2],
  [
    `(?:replaced?|changed?|swap(?:ped)?|turn(?:ed)?|cambi(?:a|é|ar)|sustituye|corrected|fixed)(?: (?:the|your|my|el|la))?`,
    2,
  ],
  [
    `(?:never|avoid|nunca|don't say|not|incorrect[oa]?|wrong|err|error|mistake|mal|before|antes|original|draft|mine|sin corregir|first try)`,
    2,
  ],
  [
    `(?:meant(?: to say)?|real word|quise decir|quería decir|just|simply|en español|spanish|debe ser|tiene que ser|sería|y es)`,
    -2,
  ],
  [`(?:no|was|had|were|yo|me|i(?=:)|old|i'd put)`, 1],
  [
    `(?:better|mejor|correct[oa]?|corregid[oa]|correction|right|fix|after|después|instead|se dice|se escribe|lo correcto es|final|becomes?|became|becoming|read|means? to say|quería decir|debería(?: ser| decir)?|tutor|teacher|profe|native)`,
    -2,
  ],
  [
    `→|⇒|➔|➜|-+>|=+>|>+|to|into|with|by|por|a|say|use|write|it'?s|it is|now|natural|so|and|es|but|pero|sino`,
    -1,
  ],
];
/** The same right behind a form. */
const after: [string, number][] = [
  [`✗|❌|✘|🚫|\\(?\\s*sic\\b|,\\s*no!|[xX](?=\\s*[,;:.)]|$)`, 2],
  [
    `(?:(?:is|was|sounds|es|está|suena)(?: \\p{L}+)? )?(?:wrong|incorrect[oa]?|mal|raro|odd|weird|unnatural|not right|not correct|literal|translated|too (?:long|formal|literal)|a mistake|un error|a literal translation|not spanish|not natural)(?!\\p{L})`,
    2,
  ],
  [`suena (?:a )?(?!bien|mejor|natural)\\p{L}+`, 2],
  [`NO(?!\\p{L})`, 2],
  [`✓|✔|✅|☑|<-+|←|⇐`, -2],
  [
    `(?:(?:is|was|sounds|es|está|suena) )?(?:right|correct[oa]?|better|mejor|fine)(?!\\p{L})|(?:YES|SÍ|OK)(?!\\p{L})`,
    -2,
  ],
  [`→|⇒|➔|➜|-+>|=+>|>+`, 1],
];

const beforeTests = before.map(
  ([source, blame]) =>
    [new RegExp(`(?<![\\p{L}'])(?:${source})[\\s:("'[–—,¡¿-]*$`, 'iu'), blame] as const,
);
const afterTests = after.map(
  ([source, blame]) =>
    [
      new RegExp(`^[\\s)\\]"',.:;–—-]*(?:${source})`, /[A-Z]{2}/.test(source) ? 'u' : 'iu'),
      blame,
    ] as const,
);

/** '"el foto"? No: la foto' */
const denied = /^[\s)"']*\?+[\s"']*(?:no|nope|nah|never|nunca)(?!\p{L})/iu;

/** 'Bea said': somebody else is the one who knows. */
const toldBy =
  /(?<!\p{L})(?!I |You |He |She |We |They |Student|Learner|Who|But |And |Also )\p{Lu}\p{L}+ (?:says?|said|writes|wrote|suggests?|suggested|prefers|(?:has )?corrected (?:it |this |that |me )?to|told me)[\s:("'[–—,¡¿-]*$/u;

export function blameBefore(talk: string): number {
  if (toldBy.test(talk)) return -1;
  return beforeTests.find(([test]) => test.test(talk))?.[1] ?? 0;
}

export function blameAfter(talk: string): number {
  return afterTests.find(([test]) => test.test(talk))?.[1] ?? 0;
}

/** What stands between two forms, whichever of them it is said of. */
export function blameBetween(talk: string): number {
  if (denied.test(talk)) return 2;
  const [first, second] = [blameAfter(talk), -blameBefore(talk)];
  const isSaidOfBoth =
    first * second < 0 || (Math.min(first, second) >= 2 && /\p{L}\W+\p{L}/u.test(talk));
  if (isSaidOfBoth) return first + second;
  return Math.abs(first) >= Math.abs(second) ? first : second;
}
