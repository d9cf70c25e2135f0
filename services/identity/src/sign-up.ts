import { type SignUpRequest, signUpRequest } from '@repaso/proto/http/auth';
import { newId } from '@repaso/shared/clock';
import { parseRequest } from '@repaso/shared/parse-request';
import type { Identity } from './identity.ts';
import { checkNewPassword } from './password.ts';
import { insertAccount } from './store/accounts.ts';

/**
 * Creates an unverified account and mails the link that verifies it. If the address has an
 * account, that one stays as it is and its owner gets a notice; the caller cannot tell, not by
 * the time it takes either: both ways hash once and run the same two statements.
 */
export async function signUp(
  { database, clock, hasher, mailQueue }: Identity,
  request: SignUpRequest,
): Promise<void> {
  const { email, firstName, lastName, password } = parseRequest(signUpRequest, request);
  checkNewPassword(password);
  const passwordHash = await hasher.hash(password);

  await database.transaction(async (tx) => {
    const isNew = await insertAccount(tx, {
      id: newId(clock),
      email,
      passwordHash,
      firstName,
      lastName: lastName || null,
      createdAt: clock.now(),
    });
    await mailQueue.add(tx, isNew ? 'verification' : 'sign-up-notice', email);
  });
}
