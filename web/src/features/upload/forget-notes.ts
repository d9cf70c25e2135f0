import { forgetChosenFile } from './chosen-file.ts';
import { keepDraft } from './draft.ts';

/** Removes the notes that a learner has typed or chosen here and not sent. */
export async function forgetNotes(userId: string): Promise<void> {
  keepDraft(userId, { text: '' });
  await forgetChosenFile(userId);
}
