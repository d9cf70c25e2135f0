import type { Lesson } from '@repaso/proto/http/lessons';
import type { Task } from '@repaso/proto/http/tasks';
import type { User } from '@repaso/proto/http/user';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSurveyDue } from './survey-eligibility.ts';

/** After the dashboard has settled (specification, section 9). */
const DELAY_MS = 2000;

const storageKey = (userId: string) => `repaso.survey.${userId}`;

/** Opens the survey once, two seconds after the learner turned out to be eligible. */
export function useSurvey(user: User, enabled: boolean): { open: boolean; close: () => void } {
  const lessons = useQuery<Lesson[]>({ queryKey: ['/api/lessons'], enabled });
  const tasks = useQuery<Task[]>({ queryKey: ['/api/tasks'], enabled });
  const [open, setOpen] = useState(false);
  const due =
    enabled &&
    !open &&
    isSurveyDue({
      user,
      lessonCount: lessons.data?.length ?? 0,
      completedTaskCount: tasks.data?.filter(({ status }) => status === 'completed').length ?? 0,
      shown: localStorage.getItem(storageKey(user.id)) !== null,
      now: new Date(),
    });

  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => {
      localStorage.setItem(storageKey(user.id), 'shown');
      setOpen(true);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [due, user.id]);

  return { open, close: () => setOpen(false) };
}
