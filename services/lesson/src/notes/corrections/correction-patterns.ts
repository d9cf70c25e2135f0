/** A way of writing a correction on one line. */
export interface CorrectionPattern {
  pattern: RegExp;
  /** Which group holds what was wrong; the other one is right. */
  wrong: 1 | 2;
  /**
   * How much the notation itself proves: 'explicit' that one side is wrong, whatever they
   * are; 'likely' that it is where both are Spanish; 'unproven' only where the two sides
   * stand in quotes or under a heading of corrections, since people also talk that way.
   */
  proof: 'explicit' | 'likely' | 'unproven';
}

export const wrongMark = '(?:✗|❌|✘|🚫)';
export const rightMark = '(?:✓|✔|✅|☑)';
/** A line with the mark before or behind it. */
export const wrongMarked = new RegExp(`^${wrongMark}|${wrongMark}$`, 'u');
export const wrongWord =
  '(?:incorrect|wrong|ungrammatical|incorrecto|incorrecta|mal|bad|(?:what )?(?:i|you) (?:said|wrote|say)|mistakes?|error|(?:lo que )?(?:yo )?(?:dije|dijiste|escribí|escribiste)|original|my (?:version|sentence)|mi (?:versión|frase)|not)';
export const rightWord =
  "(?:correct|right|correcto|correcta|bien|good|should be|corrections?|corrección|better|mejor|say|tutor|teacher|profe|it's|it should be|(?:what )?(?:i|you|we) should (?:say|have said)|you say|(?:lo )?(?:debería|debí|tenía que|tendría que|quería) (?:ser|decir|haber dicho)|(?:lo|forma|versión|frase) correct[oa]|corregid[oa]|corrected|fixed|se dice)";
export const arrow = '(?:→|➔|➜|⇒|↦|-+>|=+>|>>+|»)';

/** 'It's', 'we say' and so on before what is right. */
const lead =
  "(?:you should (?:say|use|write) |we say |you say |one says |they say |say |use |write |it should be |should be |it'?s |it is |that's |correct is |the correct (?:form|way|word) is |it has to be |must be )";
const no = '(?:(?:not|and not|but not|rather than|instead of|and never|never):? )';
const end = '["\')\\].!]*';

/** 'Jorge corrected: ✗ …' */
const titled = '(?:[^:✗❌✘🚫✓✔✅☑"]{1,40}:\\s*)?';
const noSeDice = '(?:no|nunca) (?:se dice|se escribe|se usa|decimos|digas|digáis|escribas)';
const seDice = '(?:se dice|se escribe|se usa|decimos|diga)';

/** Most telling first: the first that fits is taken. */
export const correctionPatterns: CorrectionPattern[] = [
  one(`(?<!${arrow}\\s*)"([^"]+)"\\s*${arrow}\\s*"([^"]+)"[^"]*$`, 1),
  one(`~~(.+?)~~\\s*(?:${arrow}|:)?\\s*(.+)$`, 1),
  one(`^[[(](?:tachado|crossed out|struck)\\s*:\\s*([^\\])]+)[\\])]\\s*(?:${arrow})?\\s*(.+)$`, 1),
  one(`^${titled}${wrongMark}\\s*(.+?)\\s*(?:${arrow}|/|\\||[-–—])?\\s*${rightMark}\\s*(.+)$`, 1),
  one(`^${titled}${rightMark}\\s*(.+?)\\s*(?:/|\\||[-–—])?\\s*${wrongMark}\\s*(.+)$`, 2),
  one(`^(.+?)\\s*${wrongMark}\\s*(?:${arrow}|/|\\||[-–—,;])?\\s*(.+?)\\s*${rightMark}`, 1),
  one(`^(.+?)\\s*${rightMark}\\s*(?:/|\\||[-–—,;])?\\s*(.+?)\\s*${wrongMark}$`, 2),
  one(`^(.+?)\\s*${rightMark}\\s*[([]?\\s*(?:not|no)\\s+(.+?)[)\\]]?$`, 2),
  one(`^${wrongMark}\\s*(.+?)\\s*${arrow}\\s*(.+)$`, 1),
  one(`^(.+?)\\s*${wrongMark}\\s*(?:${arrow}|[-–—:/|])?\\s*(.+)$`, 1),
  one(
    `^[x✕×]\\s*[:.)]?\\s+(.+?)\\s*(?:${arrow}|/|\\||[-–—])?\\s+(?:v|ok|✓|√)\\s*[:.)]?\\s+(.+)$`,
    1,
  ),
  one(`^[x✕×]\\s+(.+?)\\s*${arrow}\\s*(.+)$`, 1),
  one(
    `^(.+?)\\s*[([](?:wrong|incorrect|incorrecto|mal|no|x)[)\\]][\\s,;:/|.]*(?:${arrow})?\\s*(.+?)\\s*[([](?:right|correct|correcto|bien|sí|yes|ok)[)\\]]`,
    1,
  ),
  one(
    `^(.+?)\\s*[([](?:right|correct|correcto|bien)[)\\]][\\s,;:/|.]*(.+?)\\s*[([](?:wrong|incorrect|incorrecto|mal)[)\\]]`,
    2,
  ),
  one(`^(.+?)\\s*[([](?:wrong|incorrect|incorrecto|mal|x)[)\\]]\\s*${arrow}?\\s*(.+)$`, 1),
  one(
    `^${wrongWord}\\s*:\\s*(.+?)\\s*(?:[/|,;→–]|->|\\s-\\s)?\\s*(?<!\\p{L})${rightWord}\\s*:\\s*(.+)$`,
    1,
  ),
  one(
    `^${rightWord}\\s*:\\s*(.+?)\\s*(?:[/|,;→–]|->|\\s-\\s)?\\s*(?<!\\p{L})${wrongWord}\\s*:\\s*(.+)$`,
    2,
  ),
  one(
    `(?<!\\p{L})${noSeDice}\\s+(.+?)[,;.:]?\\s+(?:sino(?: que)?|${seDice}|mejor|di)\\s+(?:que\\s+|se dice\\s+)?(.+)$`,
    1,
  ),
  one(`(?<!\\p{L})${noSeDice}\\s+(.+?)[,;.:"]\\s+(?:es|mejor|di)\\s+(.+)$`, 1),
  one(`^se dice\\s+(?!que\\s)(.+?)[,;]?\\s+(?:y\\s+)?no\\s+(?:se dice\\s+)?(.+)$`, 2),
  one(`^(?:en (?:vez|lugar) de)\\s+(.+?)[,;:]\\s*(?:se dice|di|es|mejor|usa)\\s+(.+)$`, 1),
  one(
    "(?<!\\p{L})(?:don'?t|do not|never|can'?t|cannot) (?:say|use|write)\\s+(.+?)[,;.:–-]\\s*(?:but |instead,? |we |you |always )*(?:say|use|write):?\\s+(.+)$",
    1,
    'likely',
  ),
  one(
    "(?<!\\p{L})(?:don'?t|do not|never|can'?t|cannot) (?:say|use|write)\\s+(.+?)[,;.:–-]\\s*(?:but |instead,? |we |you |it's |always )*(?:say|use|write)?:?\\s+(.+)$",
    1,
    'likely',
  ),
  one('^(?:i|you|we) (?:said|wrote|used)\\s*:?\\s+(.+?),?\\s+instead of\\s+(.+)$', 1, 'likely'),
  one(`^(?:instead of|rather than)\\s+(?:saying )?(.+?)[,;:]\\s*${lead}?\\s*(.+)$`, 1, 'likely'),
  one(
    `^(?:i|you|we) (?:said|wrote|used|say)\\s*:?\\s+(.+?)\\s*[,;.:–—-]+\\s*(?:but |it was |and )*${lead}:?\\s*(.+)$`,
    1,
    'likely',
  ),
  one(
    `^(?:(?:i|you|we) (?:said|wrote) )?(.+?)\\s*(?:${arrow}|[-–—,;:(])?\\s*(?:${lead.replace('(?:', '(?:this |that |it |which ')}|)(?:should (?:be|say|have been))\\s*:?\\s*(.+?)\\)?$`,
    1,
    'likely',
  ),
  one(
    `^(.+?)\\s+(?:is|was|es|está)\\s+(?:wrong|incorrect|not correct|incorrecto|mal)\\s*[,;.:–—-]+\\s*(?:but )?${lead}?:?\\s*(.+)$`,
    1,
    'likely',
  ),
  one(
    `^(?:(?:i|you) (?:said|wrote) )?(.+?)\\s*[,;.]\\s*(?:the )?(?:correct (?:form|way|version|sentence) is|correct is|correct:)\\s*(.+)$`,
    1,
    'likely',
  ),
  one(
    `^(?:${lead})?not\\s+(.+?)\\s*[,;:–—-]?\\s+(?:but|but rather|rather|it'?s|it is|say|[–—-])\\s+(.+)$`,
    1,
    'likely',
  ),
  one(
    `^(?:${lead})?(.+?)\\s*[,;.]?\\s*(?:[–—-]\\s*)?[([]?${no}${lead}?(.+?)[)\\]]?${end}$`,
    2,
    'likely',
  ),
  one(`^(?:${lead})?(.+?)\\s*\\((?:no|not)\\s+"([^"]+)"\\)${end}$`, 2, 'likely'),
  one(
    '^(.+?)\\s*[-–—,;:(.]+\\s*(?:mejor|better|más natural|more natural)\\s*:?\\s*["¿¡]?(.+?)\\)?$',
    1,
    'likely',
  ),
  one('^(.+?)[,:]?\\s+no[,;.]\\s+(.+?)[,:]?\\s+(?:sí|yes)[.!]?$', 1, 'likely'),
  one(
    '^(.+?)\\s*[-–—,;:.(]+\\s*(?:lo correcto(?: es)?|la forma correcta(?: es)?|correct(?:o|ion)?|corrección)\\s*:\\s*(.+?)\\)?$',
    1,
    'likely',
  ),
  one('^(.+?)\\s+(?:<-+|←|⇐)\\s+(.+)$', 2, 'likely'),
  one('^no (?:es|son|está)\\s+(.+?)[,;]?\\s+(?:sino|es|son|está)\\s+(.+)$', 1, 'unproven'),
  one('^es\\s+(.+?),\\s+no\\s+(?:es\\s+)?(.+)$', 2, 'unproven'),
  one('^(.+?)[,;]\\s+(?:y\\s+)?no\\s+(.+?)[.!]?$', 2, 'unproven'),
];

function one(
  source: string,
  wrong: 1 | 2,
  proof: CorrectionPattern['proof'] = 'explicit',
): CorrectionPattern {
  return { pattern: new RegExp(source, 'iu'), wrong, proof };
}
