import type { NoteLine } from '../../lines/note-lines.ts';
import { likeness } from '../../text/likeness.ts';
import { looksWrong } from '../../text/looks-wrong.ts';
import { bare, isSpanishSentence, splitSentences } from '../../text/spanish-text.ts';
import type { NoteCorrection } from '../../understood-notes.ts';
import { areSameWords, mendSentence } from '../mending/mend-sentence.ts';

/** The title over a text that is given a second time, without its mistakes. */
const secondVersion =
  /^(?:(?:la |the |my )?(?:versión|version|texto|text|redacción) (?:corregid[oa]|correct[oa]|final|mejorad[oa])|(?:the )?(?:corrected|correct|improved|fixed|final) (?:version|text|essay)|(?:2|3|segund[oa]|second|2nd|last)\S{0,2} (?:borrador|draft|versión|version|attempt|try|intento)|(?:borrador|draft|versión|version|take|attempt|intento) (?:2|two|dos|final)|corregid[oa]|corrected|después de corregir)(?: .{0,30})?$/iu;

/** Likeness from which a sentence is another one, written anew under such a title. */
const REWRITTEN = 0.5;
/** Share of the sentences said again of which grammar must say that they were mended. */
const PLAIN_SHARE = 0.3;

interface Said {
  line: NoteLine;
  text: string;
}
interface Version {
  draft: Said;
  right: string;
}

export interface VersionCorrections {
  corrections: NoteCorrection[];
  /** The lines of the first version, which are no material of their own. */
  lines: NoteLine[];
}

/** Corrections that follow from a text that stands a second time under a title that says so. */
export function correctedVersion(lines: NoteLine[]): VersionCorrections {
  const title = lines.findIndex(({ text }) => secondVersion.test(text.replace(/\s*:$/, '')));
  return correctionsOf(versionsAround(lines, Math.max(title, 0)));
}

function correctionsOf(versions: Version[]): VersionCorrections {
  return {
    corrections: versions.map(({ draft, right }) => ({
      wrong: draft.text,
      right,
      reason: undefined,
    })),
    lines: [...new Set(versions.map(({ draft }) => draft.line))],
  };
}

function versionsAround(lines: NoteLine[], title: number): Version[] {
  const drafts = saidIn(lines.slice(0, title).filter(({ headed }) => !headed));
  return saidIn(lines.slice(title + 1)).flatMap(({ text: right }) => {
    const isKept = drafts.some(({ text }) => text === right);
    const draft =
      drafts.find(({ text }) => mendSentence(text, right)) ??
      drafts.find(({ text }) => likeness(text, right) >= REWRITTEN);
    return draft && !isKept ? [{ draft, right }] : [];
  });
}

/**
 * The same without a title: it is the sentences that tell. Those of the second version are right
 * where those of the first are not, and never the other way round.
 *
 * @param mended lines whose mistakes are known already
 */
export function repeatedVersion(
  lines: NoteLine[],
  mended: ReadonlySet<NoteLine>,
): VersionCorrections {
  const said = saidIn(lines).filter(({ text }) => isSpanishSentence(text));
  const versions = said.flatMap((draft, i): Version[] => {
    if (mended.has(draft.line)) return [];
    const later = said.slice(i + 1).filter(({ line }) => line !== draft.line);
    if (later.some(({ text }) => areSameWords(text, draft.text))) return [];
    const again = later
      .filter(({ text }) => mendSentence(draft.text, text) !== undefined)
      .toSorted((a, b) => likeness(b.text, draft.text) - likeness(a.text, draft.text))[0];
    return again ? [{ draft, right: again.text }] : [];
  });
  const plain = versions.filter(({ draft, right }) => looksWrong(draft.text) && !looksWrong(right));
  const isSpoiled = versions.some(
    ({ draft, right }) => !looksWrong(draft.text) && looksWrong(right),
  );
  const areVersions = !isSpoiled && plain.length >= Math.max(versions.length * PLAIN_SHARE, 1);
  return correctionsOf(areVersions && versions.length > 1 ? versions : plain);
}

function saidIn(lines: NoteLine[]): Said[] {
  return lines.flatMap((line) =>
    splitSentences(line.text).map((text) => ({ line, text: bare(text) })),
  );
}
