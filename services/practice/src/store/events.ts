import type { Transaction } from '@repaso/shared/database';

/** Deletes what this service has told, or was about to tell, about a person. */
export async function deleteEvents(tx: Transaction, userId: string): Promise<void> {
  await tx.query('DELETE FROM outbox WHERE data_subject = $1', [userId]);
}
