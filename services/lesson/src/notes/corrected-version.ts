import { mendSentence } from './mend-sentence.ts';
import type { NoteLine } from './note-lines.ts';
import { bare, splitSentences } from './spanish-text.ts';
import type { NoteCorrection } from './understood-notes.ts';

/** The title over a text that is given a second time, without its mistakes. */
const secondVersion =
  /^(?:(?:la |the |my )?(?:versión|version|texto|text|redacción) (?:corregid[oa]|correct[oa]|final|mejorad[oa])|(?:the )?(?:corrected|correct|improved|fixed|final) (?:version|text|essay)|corregid[oa]|corrected|después de corregir)(?: .{0,30})?$/iu;

/**
 * Corrections that follow from a text that the notes give twice: as the learner wrote it, and
 * corrected below. The lines of the first version are no material of their own.
 */
export function correctedVersion(lines: NoteLine[]): {
  corrections: NoteCorrection[];
  lines: NoteLine[];
} {
  const title = lines.findIndex(({ text }) => secondVersion.test(text.replace(/\s*:$/, '')));
  const before = lines.slice(0, Math.max(title, 0)).filter(({ headed }) => !headed);
  const drafts = before.flatMap((line) =>
    splitSentences(line.text).map((text) => ({ line, text: bare(text) })),
  );
  const mended = new Set<NoteLine>();
  const corrections: NoteCorrection[] = [];
  for (const sentence of lines.slice(title + 1).flatMap(({ text }) => splitSentences(text))) {
    const right = bare(sentence);
    const isKept = drafts.some(({ text }) => text === right);
    const draft = isKept ? undefined : drafts.find(({ text }) => mendSentence(text, right));
    if (!draft) continue;
    corrections.push({ wrong: draft.text, right, reason: undefined });
    mended.add(draft.line);
  }
  return { corrections, lines: [...mended] };
}
