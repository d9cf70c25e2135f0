/** 'delete "a"', 'no "yo" needed', 'sin la "a"': these words should not be there. */
const order =
  "delete|remove|drop|omit|no|without|sin|quita|sobra|not|no hace falta|no necesitas|(?:you )?don't need|no need for";
const deletion = new RegExp(
  `^(?:${order})\\s+(?:(?:the|el|la)\\s+)?"?([^"\\s]{1,15}(?: [^"\\s]{1,10}){0,2}?)"?(?:\\s+(?:needed|here|necesario|aquí))?[.!]?$`,
  'iu',
);
/** Behind a sentence, only what is in quotes or stands in no sentence as its end is meant. */
const deletionBehind =
  /^(.+\p{L}[.!?]?)[,;.]?\s+((?:sin|without|no)\s+(?:(?:la|el|the)\s+)?(?:"[^"]{1,20}"|(?:por|para|de|en|a|que|el|la|lo|los|las|un|una|yo|es|se|muy)))[.!]?$/iu;

/** Whether a remark asks for words to be left out. */
export function isDeletion(remark: string): boolean {
  return deletion.test(remark);
}

/** A text without the words that a remark wants left out; undefined if it does not have them. */
export function withoutWord(text: string, remark: string): string | undefined {
  const words = deletion.exec(remark)?.[1];
  if (words === undefined) return undefined;
  const key = words.toLowerCase();
  const at = [...text.matchAll(/[\p{L}\p{M}]+/gu)]
    .filter(({ index }) => text.slice(index).toLowerCase().startsWith(key))
    .filter(({ index }) => !/^\p{L}/u.test(text.slice(index + key.length)))
    .at(-1)?.index;
  if (at === undefined) return undefined;
  return text.slice(0, at) + text.slice(at + key.length).trimStart();
}

/** 'Estudié dos horas, sin "por"' → what is said, without what it is said to be without. */
export function withoutDeletion(text: string): string {
  return deletionBehind.exec(text)?.[1] ?? text;
}
