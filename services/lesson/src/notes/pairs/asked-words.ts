/** Ways in which English or Spanish prose gives one word's translation; two groups each. */
const inProse: RegExp[] = [
  /"([^"]{1,80})"\s*(?:,?\s*which )?(?:means?|significa|quiere decir|is (?:the )?Spanish for|translates (?:to|as))\s*:?\s*"([^"]{1,80})"/gi,
  /"([^"]{1,40})"\s*(?:means?|is|significa)\s+((?:the(?! (?:spanish )?(?:word|term|name) for)|to|an?)\s[^",.;()]{1,40}?)(?=\s+and\b|\s*[,.;]|$)/gi,
  /"([^"]{1,40})" (?:does(?:n't| not)|no) (?:mean|significa) [^.!;,]{1,40}[.!;,]+ (?:it means|significa|it's) "?([^".,;!]{1,40})/gi,
  /"([^"]{1,40})" is the (?:spanish )?(?:word|term|name) for "?([^",.;()]{1,40}?)(?=\s+and\b|["\s]*[,.;]|$)/gi,
  /(?:say|says|use|call it) "([^"]{1,40})" for "?([^".,;()]{1,40})/gi,
  /(?:word|term|phrase|expression) for "?(?:the |an? )?([^".?]{1,40}?)"?(?: in spanish)? is\s*:?\s*"([^"]{1,40})"/gi,
  /(?:how (?:do|would|can) (?:you|we|i) say|what(?:'s| is) the (?:spanish )?word for|cómo se dice|como se dice)\s+"?([^"?]{1,60}?)"?(?: in spanish| en español)?\s*\?\s*(?:[-–—:=→]+\s*|(?:it's|es|se dice|you say)\s+)?"?([^".?!]{1,60})"?/gi,
  /(?:what does|qué significa|que significa|qué quiere decir|what do you mean by)\s+"?([^"?]{1,60}?)"?(?: mean)?\s*\?\s*(?:[-–—:=→]+\s*|(?:it means|it's|significa|quiere decir|means)\s+)?"?([^".?!]{1,60})"?/gi,
];

/** The two sides of every translation that a piece of prose gives; either may be the Spanish. */
export function askedWords(text: string): { one: string; other: string }[] {
  return inProse.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ one: match[1]!, other: match[2]! })),
  );
}

/** Whether the answer is to be looked for in the next line. */
export function isOpenQuestion(text: string): boolean {
  return /(?:how (?:do|would|can) (?:you|we|i) say|what does|word for|c[oó]mo se dice|qu[eé] significa|qu[eé] quiere decir)\b[^?]*\?$/i.test(
    text,
  );
}
