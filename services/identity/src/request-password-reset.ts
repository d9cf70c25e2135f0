import { forgotPasswordRequest } from '@repaso/proto/http/auth';
import { parseRequest } from '@repaso/shared/parse-request';
import type { Identity } from './identity.ts';

/**
 * Mails a reset link if the address has an account, and voids the links mailed before: of the
 * requests of one account only the newest counts. The same work for every address.
 */
export async function requestPasswordReset(
  { database, mailQueue }: Identity,
  request: { email: string },
): Promise<void> {
  const { email } = parseRequest(forgotPasswordRequest, request);
  await database.transaction((tx) => mailQueue.add(tx, 'password-reset', email));
}
