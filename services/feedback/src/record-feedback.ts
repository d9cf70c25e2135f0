import { type Clock, newId } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { admitDataSubject } from '@repaso/shared/erasure';
import { DomainError } from '@repaso/shared/errors';
import { insertProductFeedback, type ProductFeedback } from './store/product-feedback.ts';

/** Throws UNAUTHENTICATED for an erased learner. */
export async function recordFeedback(
  { database, clock }: { database: Database; clock: Clock },
  feedback: Omit<ProductFeedback, 'id' | 'createdAt'>,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await admitDataSubject(tx, feedback.userId))) throw new DomainError('UNAUTHENTICATED');
    await insertProductFeedback(tx, { ...feedback, id: newId(clock), createdAt: clock.now() });
  });
}
