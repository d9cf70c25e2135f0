import type { Database, Transaction } from '@repaso/shared/database';
import { MoreThan } from 'typeorm';
import { type AttemptRow, attemptEntity } from './entities.ts';

/** The attempt that a learner's idempotency key stands for. */
export function findAttempt(
  tx: Transaction,
  userId: string,
  idempotencyKey: string,
): Promise<AttemptRow | null> {
  return tx.findOneBy(attemptEntity, { userId, idempotencyKey });
}

/** The learner's attempts after `after`, for reading page after page. */
export function listAttempts(
  { manager }: Database,
  userId: string,
  after: AttemptRow | undefined,
  limit: number,
): Promise<AttemptRow[]> {
  return manager.find(attemptEntity, {
    where: { userId, ...(after && { id: MoreThan(after.id) }) },
    order: { id: 'ASC' },
    take: limit,
  });
}

/** False when another attempt has its idempotency key. */
export async function insertAttempt(tx: Transaction, attempt: AttemptRow): Promise<boolean> {
  const { raw } = await tx
    .createQueryBuilder()
    .insert()
    .into(attemptEntity)
    .values(attempt)
    .orIgnore()
    .returning('id')
    .execute();
  return raw.length === 1;
}
