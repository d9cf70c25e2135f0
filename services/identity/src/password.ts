import { newPassword } from '@repaso/proto/http/auth';
import { validationFailed } from '@repaso/shared/errors';
import { commonPasswords } from './common-passwords.ts';

/**
 * Throws VALIDATION_FAILED unless this may become somebody's password. `field` names it in the
 * request.
 */
export function checkNewPassword(password: string, field = 'password'): void {
  const { error } = newPassword.safeParse(password);
  if (error) throw validationFailed({ [field]: error.issues[0]?.message ?? 'Invalid password' });
  if (isCommon(password)) throw validationFailed({ [field]: 'This password is too common' });
}

/** Common ones stay common in capitals, and when one character is repeated throughout. */
function isCommon(password: string): boolean {
  return commonPasswords.has(password.toLowerCase()) || new Set(password).size === 1;
}
