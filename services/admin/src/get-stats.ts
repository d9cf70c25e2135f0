import type { AdminStats } from '@repaso/proto/http/admin';
import type { Admin } from './admin.ts';
import { startOfThisWeek } from './this-week.ts';

/** The four figures of the dashboard. Throws FORBIDDEN. */
export async function getStats(
  { identity, lesson, clock }: Admin,
  { actorId }: { actorId: string },
): Promise<AdminStats> {
  const [accounts, uploaders] = await Promise.all([
    identity.countAccounts({ actorId }),
    lesson.countUploaders({ since: startOfThisWeek(clock) }),
  ]);
  return {
    totalUsers: accounts.total,
    verified: accounts.verified,
    pending: accounts.total - accounts.verified,
    activeThisWeek: uploaders.total,
  };
}
