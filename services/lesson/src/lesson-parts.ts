import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import type { Outbox } from '@repaso/shared/events/outbox';
import type { Logger } from '@repaso/shared/log';
import type { ObjectStore } from './objects/object-store.ts';
import type { PlanLimits } from './plan-limits.ts';

/** What the use cases stand on. */
export interface LessonParts {
  database: Database;
  outbox: Outbox;
  objects: ObjectStore;
  clock: Clock;
  limits: PlanLimits;
  log: Logger;
}
