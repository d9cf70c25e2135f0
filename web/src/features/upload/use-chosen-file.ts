import { useEffect, useState } from 'react';
import { toast } from '../../ui/toast-store.ts';
import {
  type ChosenFile,
  chooseFile,
  forgetChosenFile,
  keepChosenFile,
  readChosenFile,
} from './chosen-file.ts';
import { fileProblem } from './notes-file.ts';

/** The learner's photo or PDF: kept while the dialog is open, and in the browser beyond that. */
export function useChosenFile(userId: string) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);

  useEffect(() => {
    let mounted = true;
    readChosenFile(userId).then((kept) => mounted && setChosen((current) => current ?? kept));
    return () => {
      mounted = false;
    };
  }, [userId]);

  /** Takes what was chosen, dropped or pasted; false after telling why it cannot be sent. */
  async function choose(files: File[]): Promise<boolean> {
    const [file, ...more] = files;
    if (!file) return false;
    const problem = more.length > 0 ? SEVERAL_FILES : fileProblem(file);
    if (problem) {
      toast({ ...problem, variant: 'destructive' });
      return false;
    }
    try {
      const next = await chooseFile(file, chosen);
      setChosen(next);
      keepChosenFile(userId, next);
      return true;
    } catch (error) {
      console.error('The chosen file cannot be read', error);
      toast({ ...NOT_READABLE, variant: 'destructive' });
      return false;
    }
  }

  function remove() {
    if (chosen) forgetChosenFile(userId, chosen.key);
    setChosen(null);
  }

  return { chosen, choose, remove };
}

const SEVERAL_FILES = {
  title: 'One file at a time',
  description: 'Please choose one photo, or a PDF with all pages.',
};
const NOT_READABLE = {
  title: 'File could not be opened',
  description: 'Please choose it again.',
};
