import { serviceConfig } from '@repaso/shared/config';
import { openAiConfig } from './generation/openai/openai-config.ts';

/** Read by the service and its worker alike. */
export const lessonConfig = { ...serviceConfig };

/** Read by the worker: also which model writes practice, if any does. */
export const workerConfig = { ...lessonConfig, ...openAiConfig };
