import { del, get, set } from 'idb-keyval';
import { newKey } from '../../app/new-key.ts';

/** A photo or PDF that was chosen but not turned into a lesson yet. */
export interface ChosenFile {
  file: File;
  /** Sending the same file again is the same request. */
  key: string;
}

/** Bytes instead of a Blob: Safari stores no Blob in a private window. */
interface StoredFile {
  key: string;
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

function storageKey(userId: string): string {
  return `repaso:chosen-file:${userId}`;
}

/**
 * The file about to be sent, read into memory: the one on the disk may change or go away, as a
 * phone's fresh photo does. Choosing a file again keeps its key.
 * @throws {DOMException} when the file cannot be read
 */
export async function chooseFile(file: File, previous: ChosenFile | null): Promise<ChosenFile> {
  const copy = new File([await file.arrayBuffer()], file.name, {
    type: file.type,
    lastModified: file.lastModified,
  });
  const same =
    previous?.file.name === file.name &&
    previous.file.size === file.size &&
    previous.file.lastModified === file.lastModified;
  return { file: copy, key: same ? previous.key : newKey() };
}

/** The learner's file in this browser, null if there is none. */
export async function readChosenFile(userId: string): Promise<ChosenFile | null> {
  try {
    const stored = await get<StoredFile>(storageKey(userId));
    if (!stored) return null;
    const { key, bytes, name, type, lastModified } = stored;
    return { key, file: new File([bytes], name, { type, lastModified }) };
  } catch (error) {
    console.error('This browser does not say which file was chosen', error);
    return null;
  }
}

export async function keepChosenFile(userId: string, { key, file }: ChosenFile): Promise<void> {
  const { name, type, lastModified } = file;
  try {
    const bytes = await file.arrayBuffer();
    const stored: StoredFile = { key, name, type, lastModified, bytes };
    await set(storageKey(userId), stored);
  } catch (error) {
    // A full or forbidden storage: the dialog still has the file.
    console.error('The file cannot be kept in this browser', error);
  }
}

/** Forgets the file with this key; one that was chosen since stays. */
export async function forgetChosenFile(userId: string, key: string): Promise<void> {
  try {
    const stored = await get<StoredFile>(storageKey(userId));
    if (stored?.key === key) await del(storageKey(userId));
  } catch (error) {
    console.error('The file cannot be removed from this browser', error);
  }
}
