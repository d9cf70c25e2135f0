/** Longest text that is read; what comes after it is left out (the API's own limit). */
export const MAX_NOTES_LENGTH = 20_000;
/** No line of notes is longer; a file without line breaks is cut into pieces of this size. */
const MAX_LINE_LENGTH = 2_000;

/**
 * The notes as plain lines: composed letters, straight quotes, one kind of space (tabs stay,
 * they separate columns), no invisible characters and no Markdown emphasis.
 */
export function cleanText(text: string): string[] {
  return text
    .slice(0, MAX_NOTES_LENGTH)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/\p{Cf}|\p{Co}|\uFE0F|\uFFFD|(?![\n\t])\p{Cc}/gu, '')
    .replace(/[^\S\n\t]/gu, ' ')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚´`]/g, "'")
    .replace(/\*\*|__(?=\p{L})|(?<=\p{L})__/gu, '')
    .split('\n')
    .flatMap((line) => line.match(linePieces) ?? [''])
    .map((line) => line.replace(/ {2,}/g, ' ').trim());
}

const linePieces = new RegExp(`.{1,${MAX_LINE_LENGTH}}`, 'gsu');
