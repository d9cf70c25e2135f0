/** A corrected text that was not sent yet stays in this browser. */
function storageKey(userId: string, lessonId: string): string {
  return `repaso:correction:${userId}:${lessonId}`;
}

export function readCorrection(
  userId: string,
  lessonId: string,
  storage: Storage = localStorage,
): string | undefined {
  return storage.getItem(storageKey(userId, lessonId)) ?? undefined;
}

/** Undefined: there is nothing to keep any more. */
export function keepCorrection(
  userId: string,
  lessonId: string,
  text: string | undefined,
  storage: Storage = localStorage,
): void {
  try {
    if (text === undefined) storage.removeItem(storageKey(userId, lessonId));
    else storage.setItem(storageKey(userId, lessonId), text);
  } catch (error) {
    // A full or forbidden storage: the text still stands in the dialog.
    console.error('The correction cannot be kept in this browser', error);
  }
}
