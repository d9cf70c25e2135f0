import { serviceConfig } from '@repaso/shared/config';

/** Read by the service and its worker alike. */
export const lessonConfig = { ...serviceConfig };
