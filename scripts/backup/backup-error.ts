/** Why there is no backup, or nothing was restored: a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
