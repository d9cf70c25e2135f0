import { adminConfig } from '@repaso/admin/config';
import { bffConfig } from '@repaso/bff/config';
import { feedbackConfig } from '@repaso/feedback/config';
import { identityConfig } from '@repaso/identity/config';
import { lessonConfig, workerConfig } from '@repaso/lesson/config';
import { planConfig, serviceConfig } from '@repaso/shared/config';
import { migrateConfig } from './migrate-config.ts';

/** What each process of the image reads from its environment. */
export const processConfigs = {
  bff: bffConfig,
  identity: identityConfig,
  lesson: lessonConfig,
  'lesson-worker': workerConfig,
  practice: { ...serviceConfig, ...planConfig },
  feedback: feedbackConfig,
  admin: adminConfig,
  migrate: migrateConfig,
};

export type ProcessName = keyof typeof processConfigs;
