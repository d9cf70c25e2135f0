import type { Transaction } from '@repaso/shared/database';
import { type AttemptRow, attemptEntity } from './entities.ts';

/** The attempt that a learner's idempotency key stands for. */
export function findAttempt(
  tx: Transaction,
  userId: string,
  idempotencyKey: string,
): Promise<AttemptRow | null> {
  return tx.findOneBy(attemptEntity, { userId, idempotencyKey });
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
