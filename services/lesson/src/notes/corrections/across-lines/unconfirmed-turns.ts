import { spanishEvidence } from '../../../spanish/detect-language.ts';
import { comparisonKey } from '../../../spanish/letters.ts';
import { tutors } from '../../lines/chat-log.ts';
import type { NoteLine } from '../../lines/note-lines.ts';
import type { NoteCorrection } from '../../understood-notes.ts';

/** Whoever was corrected so often in a talk may have made other mistakes, too. */
const FEWEST_MENDED = 2;

const praise =
  /^(?:¡?\s*(?:muy bien|perfect[oa]?|excelente|genial|bien dicho|exacto|eso es|correct[oa]?|así es|ok|okay|vale|sí|bien|great|good|very good|well done|exactly|[✓✔✅]))(?!\p{L})/iu;

/**
 * What learners say in a talk in which they were corrected, and that the tutor neither praised
 * nor said himself: nobody knows that it is right.
 */
export function unconfirmedTurns(
  lines: NoteLine[],
  used: ReadonlySet<NoteLine>,
  corrections: NoteCorrection[],
): NoteLine[] {
  const wrongs = corrections.map(({ wrong }) => comparisonKey(wrong));
  const rights = corrections.map(({ right }) => comparisonKey(right));
  const says = (line: NoteLine, forms: string[]) =>
    forms.some((form) => form !== '' && ` ${comparisonKey(line.text)} `.includes(` ${form} `));
  const mended = lines.filter(
    (line) => line.speaker && used.has(line) && says(line, wrongs) && !says(line, rights),
  );
  const speakers = Map.groupBy(mended, ({ speaker }) => speaker);
  return lines.filter((line, i) => {
    if (tutors.has(line.speaker?.toLowerCase() ?? '')) return false;
    if ((speakers.get(line.speaker)?.length ?? 0) < FEWEST_MENDED || used.has(line)) return false;
    if (/[=\t]|\s[-–—]\s/.test(line.text) || spanishEvidence(line.text) <= 0 || says(line, rights))
      return false;
    const next = lines[i + 1];
    return !next || next.speaker === line.speaker || !praise.test(next.text);
  });
}
