export const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Where a footnote is referred to. */
export const reference = new RegExp(
  `\\s?(?:\\[(\\d{1,2})\\]|\\((\\d{1,2})\\)|\\^(\\d{1,2})|([${superscripts}]+))`,
  'gu',
);

/** The number of a footnote in a match of `reference`, or of a mark like it. */
export function numberIn(mark: RegExpMatchArray): string {
  const number = mark.slice(1).find((group) => group !== undefined) ?? '';
  return [...number].map((digit) => Math.max(superscripts.indexOf(digit), 0) || digit).join('');
}
