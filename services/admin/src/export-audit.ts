import type { AuditEntry } from '@repaso/proto/http/admin';
import { uuid } from '@repaso/proto/http/text';
import type { Admin } from './admin.ts';
import { listAuditEntriesAbout, toAuditEntry } from './store/audit-entries.ts';

/** What administrators did with an account, oldest first. */
export async function exportAudit(
  { database }: Pick<Admin, 'database'>,
  { userId }: { userId: string },
): Promise<AuditEntry[]> {
  if (!uuid.safeParse(userId).success) return [];
  return (await listAuditEntriesAbout(database, userId)).map(toAuditEntry);
}
