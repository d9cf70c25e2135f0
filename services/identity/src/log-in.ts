import { type LogInRequest, logInRequest } from '@repaso/proto/http/auth';
import { newId } from '@repaso/shared/clock';
import { DomainError } from '@repaso/shared/errors';
import { parseRequest } from '@repaso/shared/parse-request';
import { type Account, toUserJson } from './account.ts';
import type { Identity } from './identity.ts';
import { sessionEnd, storedUserAgent } from './session.ts';
import { findAccountByEmail } from './store/accounts.ts';
import { insertSession } from './store/sessions.ts';
import { hashToken, newToken } from './token.ts';

export interface NewSession {
  sessionToken: string;
  expiresAt: Date;
  userJson: Buffer;
}

/** Starts a session. Throws INVALID_CREDENTIALS or EMAIL_NOT_VERIFIED. */
export async function logIn(
  identity: Identity,
  request: LogInRequest & { userAgent: string },
): Promise<NewSession> {
  const { database, clock } = identity;
  const account = await authenticate(identity, request);
  if (account.verifiedAt === null) throw new DomainError('EMAIL_NOT_VERIFIED');

  const now = clock.now();
  const sessionToken = newToken();
  const expiresAt = sessionEnd(now, now);
  const session = {
    id: newId(clock),
    tokenHash: hashToken(sessionToken),
    userId: account.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    userAgent: storedUserAgent(request.userAgent),
  };
  if (!(await insertSession(database, session, account))) {
    throw new DomainError('INVALID_CREDENTIALS');
  }
  return { sessionToken, expiresAt, userJson: toUserJson(account) };
}

/** Takes alike long whether the address or the password is wrong. */
async function authenticate(
  { database, hasher }: Identity,
  request: LogInRequest,
): Promise<Account> {
  const { email, password } = parseRequest(logInRequest, request);
  const account = await findAccountByEmail(database, email);
  const matches = await hasher.verify(account?.passwordHash, password);
  if (!account || !matches) throw new DomainError('INVALID_CREDENTIALS');
  return account;
}
