import type { UserExport } from '@repaso/proto/http/export';
import { toUser } from './account.ts';
import type { Identity } from './identity.ts';
import { requireAccount } from './require-account.ts';
import { findLastActivity } from './store/accounts.ts';
import { listMails } from './store/mail-jobs.ts';
import { listSessions } from './store/sessions.ts';

/** `account` of the finished `UserExport` document. Throws UNAUTHENTICATED when it is gone. */
export async function exportAccount(
  { database, clock }: Identity,
  { userId }: { userId: string },
): Promise<Buffer> {
  const account = await requireAccount(database, userId);
  const [lastActivityAt, sessions, mails] = await Promise.all([
    findLastActivity(database, account.id),
    listSessions(database, account.id, clock.now()),
    listMails(database, account.id),
  ]);
  const exported: UserExport['account'] = {
    user: toUser(account),
    lastActivityAt: lastActivityAt?.toISOString() ?? null,
    sessions: sessions.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      userAgent,
    })),
    mails: mails.map(({ kind, requestedAt }) => ({
      kind,
      requestedAt: requestedAt.toISOString(),
    })),
  };
  return Buffer.from(JSON.stringify(exported));
}
