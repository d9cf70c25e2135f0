import type { IdentityServiceService } from '@repaso/proto/gen/identity/v1/identity';
import type { LessonServiceService } from '@repaso/proto/gen/lesson/v1/lesson';
import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import type { Logger } from '@repaso/shared/log';
import type { RpcClient } from '@repaso/shared/rpc/client';

/**
 * What the use cases stand on. Accounts are identity's and uploads lesson's; this service has
 * nothing of its own but the audit log. Identity checks in every call that whoever asks is an
 * administrator at that moment.
 */
export interface Admin {
  database: Database;
  clock: Clock;
  log: Logger;
  identity: Pick<
    RpcClient<typeof IdentityServiceService>,
    'listAccounts' | 'countAccounts' | 'findEmails' | 'administer'
  >;
  lesson: Pick<RpcClient<typeof LessonServiceService>, 'countUploads' | 'countUploaders'>;
}
