import type { ListAuditRequest } from '@repaso/proto/gen/admin/v1/admin';
import type { AuditEntry } from '@repaso/proto/http/admin';
import { decodeCursor, encodeCursor } from '@repaso/shared/cursor';
import { validationFailed } from '@repaso/shared/errors';
import type { Admin } from './admin.ts';
import { listAuditEntries, toAuditEntry } from './store/audit-entries.ts';

const PAGE_MAX = 1000;
const ORDER = 'newest';

/** One page of the audit log, newest first. Throws FORBIDDEN, VALIDATION_FAILED. */
export async function listAudit(
  { database, identity }: Admin,
  { actorId, limit, cursor }: ListAuditRequest,
): Promise<{ entries: AuditEntry[]; nextCursor: string | undefined }> {
  if (limit < 1 || limit > PAGE_MAX) {
    throw validationFailed({ limit: `limit must be a whole number from 1 to ${PAGE_MAX}.` });
  }
  const after = cursor === undefined ? undefined : decodeCursor(cursor, ORDER);
  // One more than asked for tells whether there is another page.
  const rows = await listAuditEntries(database, { after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const accountIds = [...new Set(page.map(({ targetId }) => targetId))];
  const { emails } = await identity.findEmails({ actorId, accountIds });
  return {
    entries: page.map((row) => {
      const targetEmail = emails[row.targetId];
      return { ...toAuditEntry(row), ...(targetEmail !== undefined && { targetEmail }) };
    }),
    nextCursor: last && encodeCursor(last, ORDER),
  };
}
