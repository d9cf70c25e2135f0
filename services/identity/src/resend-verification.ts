import { resendVerificationRequest } from '@repaso/proto/http/auth';
import { parseRequest } from '@repaso/shared/parse-request';
import type { Identity } from './identity.ts';

/**
 * Mails a new link if the address has an unverified account, which is found out when the mail is
 * written: the same work for every address.
 */
export async function resendVerification(
  { database, mailQueue }: Identity,
  request: { email: string },
): Promise<void> {
  const { email } = parseRequest(resendVerificationRequest, request);
  await database.transaction((tx) => mailQueue.add(tx, 'verification', email));
}
