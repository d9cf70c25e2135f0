import { hostAndPort, serviceConfig } from '@repaso/shared/config';

export const adminConfig = {
  ...serviceConfig,
  IDENTITY_ADDRESS: hostAndPort,
  LESSON_ADDRESS: hostAndPort,
};
