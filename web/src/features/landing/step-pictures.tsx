import type { ActivityType } from '@repaso/proto/activities/content';
import { clsx } from 'clsx';
import { Check, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActivityIcon, activityLook } from '../../ui/activity-look.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Spanish } from '../../ui/spanish.tsx';

/** A photo of notes being taken. */
export function UploadPicture() {
  return (
    <div className="relative w-full max-w-sm p-4">
      {['top-0 left-0 border-t-4 border-l-4', 'top-0 right-0 border-t-4 border-r-4'].map(corner)}
      <div className="notebook-page rotate-2 rounded-control border border-line pr-3 pl-14 [--notebook-margin:2.5rem] font-serif text-xl shadow-card">
        {['tener ganas de', 'la cuenta, por favor', 'yo sé, not yo sabo', '¿De qué trata?'].map(
          (line) => (
            <p key={line} className="relative top-3 truncate leading-[3rem] last:mb-12">
              {line}
            </p>
          ),
        )}
      </div>
      {['bottom-0 left-0 border-b-4 border-l-4', 'right-0 bottom-0 border-r-4 border-b-4'].map(
        corner,
      )}
    </div>
  );
}

function corner(place: string): ReactNode {
  return (
    <span key={place} className={clsx('absolute size-8 rounded-[4px] border-primary', place)} />
  );
}

const week: { day: string; type: ActivityType; title: string }[] = [
  { day: 'Today', type: 'flashcards', title: 'Words to keep' },
  { day: 'Tomorrow', type: 'cloze', title: 'What is missing?' },
  { day: 'Thursday', type: 'rewrite', title: 'Your own corrections' },
  { day: 'Saturday', type: 'roleplay', title: 'At the restaurant' },
];

/** The week that comes out. */
export function WeekPicture() {
  return (
    <ul className="w-full max-w-sm space-y-2.5">
      {week.map(({ day, type, title }, index) => (
        <li
          key={day}
          className={clsx(
            'flex items-center gap-3.5 rounded-card border p-3',
            index === 0 ? 'border-line bg-surface shadow-card' : 'border-line border-dashed',
          )}
        >
          <ActivityIcon type={type} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold font-serif text-lg leading-tight">
              {title}
            </span>
            <span className="block truncate text-ink-soft text-sm">
              {day} · {activityLook[type].label}
            </span>
          </span>
          {index > 0 && <LockKeyhole className="mr-1 size-5 shrink-0 text-ink-soft" />}
        </li>
      ))}
    </ul>
  );
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const DONE = 4;

/** The day's two minutes, done. */
export function PracticePicture() {
  return (
    <div className="w-full max-w-sm">
      <div className="flex min-h-44 flex-col items-center justify-center rounded-card border border-flashcards bg-flashcards-tint px-6 py-8 text-center shadow-raised">
        <Spanish className="text-3xl">la cuenta, por favor</Spanish>
        <span className="mt-2 text-ink-soft text-lg">the bill, please</span>
      </div>
      <div className="mt-6 flex items-center justify-between gap-3">
        <span className="font-semibold font-serif text-lg">Four days of seven</span>
        <Badge tone="good">
          <Check className="size-4" />
          90%
        </Badge>
      </div>
      <div className="mt-3 grid grid-cols-7 gap-1.5">
        {days.map((day, index) => (
          <span
            key={day}
            className={clsx(
              'flex h-10 items-center justify-center rounded-[0.625rem] font-medium text-sm',
              index < DONE ? 'bg-good-tint text-good' : 'border border-line-strong text-ink-soft',
            )}
          >
            {day}
          </span>
        ))}
      </div>
    </div>
  );
}
