/** What stands before a line of a list: '-', '•', '3.', '3)', '3-', 'b)', '[x]'. */
const mark = String.raw`(?:[-*•‣▪·●○▸►▹▻◦⁃∙➤✦◆◇■□★☆+–—>~]+\s+|[•‣▪●○▸►▹▻◦⁃∙➤✦◆◇■□★☆]|\(?\d{1,2}(?:[.)][-–]?|[-–])\s+|[a-h]\)\s+|\[[ x]?\]\s+)`;

export const listMark = new RegExp(`^${mark}`);

/** A line without the marks of its list, which may be two: '- [x] la ceja'. */
export function withoutListMark(line: string): string {
  return line.replace(listMark, '').replace(listMark, '');
}
