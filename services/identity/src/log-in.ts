import { type LogInRequest, logInRequest } from '@repaso/proto/http/auth';
import { newId } from '@repaso/shared/clock';
import { DomainError } from '@repaso/shared/errors';
import { parseRequest } from '@repaso/shared/parse-request';
import { logSecurityEvent } from '@repaso/shared/security-event';
import { type Account, toUserJson } from './account.ts';
import type { Identity } from './identity.ts';
import { logOut } from './log-out.ts';
import { sessionEnd, storedUserAgent } from './session.ts';
import { findAccountByEmail, replacePasswordHash } from './store/accounts.ts';
import { insertSession } from './store/sessions.ts';
import { hashToken, newToken } from './token.ts';

export interface NewSession {
  sessionToken: string;
  expiresAt: Date;
  userJson: Buffer;
}

/**
 * Starts a session and ends the one that the browser had before, whosever it was. Throws
 * INVALID_CREDENTIALS or EMAIL_NOT_VERIFIED.
 */
export async function logIn(
  identity: Identity,
  request: LogInRequest & { userAgent: string; currentSessionToken?: string | undefined },
): Promise<NewSession> {
  const { database, clock, log } = identity;
  const account = await authenticate(identity, request);
  if (account.verifiedAt === null) {
    logSecurityEvent(log, 'login-failed', { accountId: account.id, reason: 'not-verified' });
    throw new DomainError('EMAIL_NOT_VERIFIED');
  }

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
    throw wrongPassword(identity, account);
  }
  logSecurityEvent(log, 'logged-in', { accountId: account.id, sessionId: session.id });
  const { currentSessionToken } = request;
  if (currentSessionToken) await logOut(identity, { sessionToken: currentSessionToken });
  return { sessionToken, expiresAt, userJson: toUserJson(account) };
}

/** Takes alike long whether the address or the password is wrong. */
async function authenticate(identity: Identity, request: LogInRequest): Promise<Account> {
  const { email, password } = parseRequest(logInRequest, request);
  const account = await findAccountByEmail(identity.database, email);
  const matches = await identity.hasher.verify(account?.passwordHash, password);
  if (!account || !matches) throw wrongPassword(identity, account);
  return identity.hasher.isOutdated(account.passwordHash)
    ? withNewHash(identity, account, password)
    : account;
}

/** Only a login knows the password, and so can raise the cost of guessing it. */
async function withNewHash(
  { database, hasher }: Identity,
  account: Account,
  password: string,
): Promise<Account> {
  const passwordHash = await hasher.hash(password);
  const replaced = await replacePasswordHash(database.manager, account, passwordHash);
  return replaced ? { ...account, passwordHash } : account;
}

function wrongPassword({ log }: Identity, account: Account | undefined): DomainError {
  const reason = account ? 'wrong-password' : 'unknown-address';
  logSecurityEvent(log, 'login-failed', { accountId: account?.id, reason });
  return new DomainError('INVALID_CREDENTIALS');
}
