import { serviceConfig } from '@repaso/shared/config';
import { z } from 'zod';

export const feedbackConfig = {
  ...serviceConfig,
  /** Days that analytics events are kept at least; they go by whole months. */
  ANALYTICS_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
};
