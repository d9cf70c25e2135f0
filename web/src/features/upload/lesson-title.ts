import { characterCount } from '@repaso/proto/http/text';

/** The first line becomes the title only below this length (specification, section 5). */
const TITLE_BELOW_LENGTH = 100;

/** The title that typed notes are sent with: their first line, unless it is too long for one. */
export function titleFromNotes(content: string): string | undefined {
  const firstLine = content.trim().split(/\r?\n/, 1)[0]!.trim();
  return firstLine !== '' && characterCount(firstLine) < TITLE_BELOW_LENGTH ? firstLine : undefined;
}
