import type { Database, Transaction } from '@repaso/shared/database';

/** What a learner said about the product itself. */
export interface ProductFeedback {
  id: string;
  userId: string;
  /** What made the prompt appear. */
  trigger: string;
  /** Where the learner was. */
  context: unknown;
  rating: boolean;
  feedback: string;
  /** By the learner's own clock. */
  sentAt: Date;
  createdAt: Date;
}

export async function insertProductFeedback(
  tx: Transaction,
  feedback: ProductFeedback,
): Promise<void> {
  await tx.query(
    `INSERT INTO product_feedback
       (id, user_id, trigger, context, rating, feedback, sent_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      feedback.id,
      feedback.userId,
      feedback.trigger,
      JSON.stringify(feedback.context ?? null),
      feedback.rating,
      feedback.feedback,
      feedback.sentAt,
      feedback.createdAt,
    ],
  );
}

export async function deleteProductFeedback(tx: Transaction, userId: string): Promise<void> {
  await tx.query('DELETE FROM product_feedback WHERE user_id = $1', [userId]);
}

export async function listProductFeedback(
  { pool }: Database,
  userId: string,
  after: ProductFeedback | undefined,
  limit: number,
): Promise<ProductFeedback[]> {
  const { rows } = await pool.query(
    `SELECT id, user_id AS "userId", trigger, context, rating, feedback, sent_at AS "sentAt",
       created_at AS "createdAt"
     FROM product_feedback
     WHERE user_id = $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`,
    [userId, after?.id ?? null, limit],
  );
  return rows;
}
