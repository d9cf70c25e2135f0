import type { AuditAction, AuditEntry } from '@repaso/proto/http/admin';
import { type Cursor, microsOf, timeOfMicros } from '@repaso/shared/cursor';
import type { Database, Transaction } from '@repaso/shared/database';

export interface AuditEntryRow {
  id: string;
  at: Date;
  /** Null: the operator at the machine itself. */
  actorId: string | null;
  action: AuditAction;
  targetId: string;
}

export function toAuditEntry({ id, at, actorId, action, targetId }: AuditEntryRow): AuditEntry {
  return { id, at: at.toISOString(), actorId, action, targetId };
}

/** An entry that is there already stays as it is. */
export async function insertAuditEntry(tx: Transaction, entry: AuditEntryRow): Promise<void> {
  await tx.query(
    `INSERT INTO audit_entry (id, at, actor_id, action, target_id)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING`,
    [entry.id, entry.at, entry.actorId, entry.action, entry.targetId],
  );
}

const columns = `id, at, actor_id AS "actorId", action, target_id AS "targetId"`;

/** Newest first; `after` is the entry that the page follows. */
export async function listAuditEntries(
  database: Database,
  { after, limit }: { after: Cursor | undefined; limit: number },
): Promise<(AuditEntryRow & Cursor)[]> {
  const { rows } = await database.pool.query<AuditEntryRow & Cursor>(
    `SELECT ${columns}, ${microsOf('at')} AS micros FROM audit_entry
     WHERE $2::bigint IS NULL OR (at, id) < (${timeOfMicros('$2')}, $3::uuid)
     ORDER BY at DESC, id DESC LIMIT $1`,
    [limit, after?.micros, after?.id],
  );
  return rows;
}

/** Oldest first. */
export async function listAuditEntriesAbout(
  database: Database,
  targetId: string,
): Promise<AuditEntryRow[]> {
  const { rows } = await database.pool.query<AuditEntryRow>(
    `SELECT ${columns} FROM audit_entry WHERE target_id = $1 ORDER BY at, id`,
    [targetId],
  );
  return rows;
}
