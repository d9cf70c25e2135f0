import type { User } from '@repaso/proto/http/user';

export interface HomeScreenSituation {
  user: Pick<User, 'homeScreenPromptDismissed' | 'homeScreenPromptSkipped'>;
  lessonCount: number;
  /** Whether it was shown in this browser session already. */
  shown: boolean;
  /** Whether the app was opened from the home screen. */
  installed: boolean;
}

/** When the home-screen prompt appears (specification, section 2). */
export function shouldAsk({ user, lessonCount, shown, installed }: HomeScreenSituation): boolean {
  if (shown || installed || user.homeScreenPromptDismissed) return false;
  return lessonCount === 0 || user.homeScreenPromptSkipped;
}
