import type { ActivityType } from '@repaso/proto/activities/content';
import type { ReadableContent } from '@repaso/proto/activities/read-content';
import type { Answer } from '@repaso/proto/http/tasks';

/** What each of the eight activities is given. */
export interface ActivityProps<T extends ActivityType> {
  content: ReadableContent<T>;
  /** Called once, with the answers in the order of the items. */
  onFinish: (answers: Answer[]) => void;
}
