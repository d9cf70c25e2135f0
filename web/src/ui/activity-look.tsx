import type { ActivityType } from '@repaso/proto/activities/content';
import { clsx } from 'clsx';
import {
  Blocks,
  ClipboardCheck,
  GalleryHorizontalEnd,
  Languages,
  type LucideIcon,
  MessagesSquare,
  Puzzle,
  SpellCheck2,
  TextCursorInput,
} from 'lucide-react';

interface ActivityLook {
  label: string;
  icon: LucideIcon;
  /** Ink on its own tint, or on paper and surface. */
  ink: string;
  tint: string;
}

export const activityLook: Record<ActivityType, ActivityLook> = {
  flashcards: {
    label: 'Flashcards',
    icon: GalleryHorizontalEnd,
    ink: 'text-flashcards',
    tint: 'bg-flashcards-tint',
  },
  quiz: { label: 'Quiz', icon: ClipboardCheck, ink: 'text-quiz', tint: 'bg-quiz-tint' },
  matching: { label: 'Matching', icon: Puzzle, ink: 'text-matching', tint: 'bg-matching-tint' },
  cloze: {
    label: 'Fill in the blanks',
    icon: TextCursorInput,
    ink: 'text-cloze',
    tint: 'bg-cloze-tint',
  },
  sentence_builder: {
    label: 'Sentence builder',
    icon: Blocks,
    ink: 'text-sentence-builder',
    tint: 'bg-sentence-builder-tint',
  },
  translation: {
    label: 'Translation',
    icon: Languages,
    ink: 'text-translation',
    tint: 'bg-translation-tint',
  },
  rewrite: { label: 'Correction', icon: SpellCheck2, ink: 'text-rewrite', tint: 'bg-rewrite-tint' },
  roleplay: {
    label: 'Roleplay',
    icon: MessagesSquare,
    ink: 'text-roleplay',
    tint: 'bg-roleplay-tint',
  },
};

const iconSizes = {
  small: { tile: 'size-8 rounded-[0.625rem]', icon: 'size-4' },
  medium: { tile: 'size-12 rounded-control', icon: 'size-6' },
  large: { tile: 'size-16 rounded-card', icon: 'size-8' },
} as const;

interface ActivityIconProps {
  type: ActivityType;
  size?: keyof typeof iconSizes;
  /** Without its hue: for what cannot be opened yet. */
  muted?: boolean;
}

/** The type's icon on its tint. Decorative: the type is always named beside it. */
export function ActivityIcon({ type, size = 'medium', muted = false }: ActivityIconProps) {
  const { icon: Icon, ink, tint } = activityLook[type];
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-flex shrink-0 items-center justify-center',
        iconSizes[size].tile,
        muted ? 'bg-sunken text-ink-soft' : [ink, tint],
      )}
    >
      <Icon className={iconSizes[size].icon} />
    </span>
  );
}
