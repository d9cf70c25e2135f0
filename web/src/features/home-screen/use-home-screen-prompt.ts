import type { Lesson } from '@repaso/proto/http/lessons';
import type { User } from '@repaso/proto/http/user';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shouldAsk } from './should-ask.ts';

const storageKey = (userId: string) => `repaso.home-screen-prompt.${userId}`;

/** Whether the prompt is open; decided once, when the lessons are known. */
export function useHomeScreenPrompt(user: User): { open: boolean; close: () => void } {
  const lessons = useQuery<Lesson[]>({ queryKey: ['/api/lessons'] });
  const lessonCount = lessons.data?.length;
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    if (lessonCount === undefined || open !== undefined) return;
    const shown = sessionStorage.getItem(storageKey(user.id)) !== null;
    const installed = matchMedia('(display-mode: standalone)').matches;
    setOpen(shouldAsk({ user, lessonCount, shown, installed }));
  }, [user, lessonCount, open]);
  useEffect(() => {
    if (open) sessionStorage.setItem(storageKey(user.id), 'shown');
  }, [user.id, open]);

  return { open: open === true, close: () => setOpen(false) };
}
