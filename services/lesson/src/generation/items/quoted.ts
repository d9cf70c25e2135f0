/** «Spanish», as texts quote it: without the full stop that would stand inside the quotation. */
export function quotedSpanish(text: string): string {
  return `«${withoutFullStop(text)}»`;
}

/** “English”, as texts quote it. */
export function quotedEnglish(text: string): string {
  return `“${withoutFullStop(text)}”`;
}

/** What a text quotes, in order: «Spanish» or “English”. */
export function quotedTerms(text: string): string[] {
  return [...text.matchAll(/«([^»]+)»|“([^”]+)”/g)].map((match) => (match[1] ?? match[2])!);
}

function withoutFullStop(text: string): string {
  return text.replace(/(?<!\.)\.$/, '');
}
