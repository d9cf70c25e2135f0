import { toUserJson } from './account.ts';
import type { Identity } from './identity.ts';
import { requireAccount } from './require-account.ts';

/** The finished `User` document. Throws UNAUTHENTICATED when the account is gone. */
export async function getUser(
  { database }: Identity,
  { userId }: { userId: string },
): Promise<Buffer> {
  return toUserJson(await requireAccount(database, userId));
}
