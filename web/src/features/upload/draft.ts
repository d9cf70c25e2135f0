import { newKey } from '../../app/new-key.ts';

/** Notes that were typed but not turned into a lesson yet. */
export interface Draft {
  text: string;
  /** The last attempt: sending the same text again is the same request. */
  attempt?: { text: string; key: string };
}

export type SentDraft = Required<Draft>;

const EMPTY: Draft = { text: '' };

function storageKey(userId: string): string {
  return `repaso:draft:${userId}`;
}

/** The learner's draft in this browser; an empty one if there is none. */
export function readDraft(userId: string, storage: Storage = localStorage): Draft {
  const stored = storage.getItem(storageKey(userId));
  return stored === null ? EMPTY : JSON.parse(stored);
}

export function keepDraft(userId: string, draft: Draft, storage: Storage = localStorage): void {
  try {
    if (draft.text === '') storage.removeItem(storageKey(userId));
    else storage.setItem(storageKey(userId), JSON.stringify(draft));
  } catch (error) {
    // A full or forbidden storage: the text still stands in the dialog.
    console.error('The draft cannot be kept in this browser', error);
  }
}

/** The draft about to be sent: the key stays as long as the text does. */
export function withAttempt(draft: Draft): SentDraft {
  const attempt =
    draft.attempt?.text === draft.text ? draft.attempt : { text: draft.text, key: newKey() };
  return { ...draft, attempt };
}
