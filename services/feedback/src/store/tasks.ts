import type { Transaction } from '@repaso/shared/database';
import { type TaskRow, taskEntity } from './entities.ts';

/** Those that are known already stay as they are. */
export async function addTasks(tx: Transaction, tasks: TaskRow[]): Promise<void> {
  await tx.createQueryBuilder().insert().into(taskEntity).values(tasks).orIgnore().execute();
}

export function isTaskOf(tx: Transaction, userId: string, id: string): Promise<boolean> {
  return tx.existsBy(taskEntity, { id, userId });
}

export async function deleteTasks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(taskEntity, { userId });
}
