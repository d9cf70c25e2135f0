import type { ListAuditRequest } from '@repaso/proto/gen/admin/v1/admin';
import type { AuditEntry } from '@repaso/proto/http/admin';
import { checkPageLimit, decodeCursor, toPage } from '@repaso/shared/cursor';
import type { Admin } from './admin.ts';
import { listAuditEntries, toAuditEntry } from './store/audit-entries.ts';

const ORDER = 'newest';

/** One page of the audit log, newest first. Throws FORBIDDEN, VALIDATION_FAILED. */
export async function listAudit(
  { database, identity }: Admin,
  { actorId, limit, cursor }: ListAuditRequest,
): Promise<{ entries: AuditEntry[]; nextCursor: string | undefined }> {
  checkPageLimit(limit);
  const after = cursor === undefined ? undefined : decodeCursor(cursor, ORDER);
  const rows = await listAuditEntries(database, { after, limit: limit + 1 });
  const { page, nextCursor } = toPage(rows, { limit, order: ORDER });
  const accountIds = [...new Set(page.map(({ targetId }) => targetId))];
  const { emails } = await identity.findEmails({ actorId, accountIds });
  return {
    entries: page.map((row) => {
      const targetEmail = emails[row.targetId];
      return { ...toAuditEntry(row), ...(targetEmail !== undefined && { targetEmail }) };
    }),
    nextCursor,
  };
}
