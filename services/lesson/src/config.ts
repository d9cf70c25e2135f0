import { planConfig, serviceConfig } from '@repaso/shared/config';
import { z } from 'zod';
import { openAiConfig } from './generation/openai/openai-config.ts';

/** Read by the service and its worker alike. */
const sharedConfig = {
  ...serviceConfig,
  /** Where note files lie: `file:///path`, or `s3://key:secret@host:port/bucket` (`s3s:` for TLS). */
  OBJECT_STORE_URL: z.url({ protocol: /^(file|s3s?)$/ }),
};

export const lessonConfig = { ...sharedConfig, ...planConfig };

/** Also which model writes practice, if any does. */
export const workerConfig = { ...sharedConfig, ...openAiConfig };
