import type { AdminUser } from '@repaso/proto/http/admin';

/** What the list calls a user (specification, section 3). */
export function displayName({
  firstName,
  lastName,
  email,
}: Pick<AdminUser, 'firstName' | 'lastName' | 'email'>): string {
  if (firstName && lastName) return `${firstName} ${lastName}`;
  return firstName || email.slice(0, email.lastIndexOf('@'));
}
