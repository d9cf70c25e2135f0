import { PASSWORD_MIN_LENGTH } from '@repaso/proto/http/auth';
import { characterCount } from '@repaso/proto/http/text';

export interface PasswordForm {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

export interface PasswordProblem {
  title: string;
  description?: string;
  /** Where it shows. */
  fields: (keyof PasswordForm)[];
}

/** What is wrong with the form before anything is sent (specification, section 5). */
export function passwordProblem(form: PasswordForm): PasswordProblem | undefined {
  const empty = (Object.keys(form) as (keyof PasswordForm)[]).filter((field) => form[field] === '');
  if (empty.length > 0) return { title: 'All password fields are required', fields: empty };
  if (form.newPassword !== form.confirmation) {
    return {
      title: "Passwords don't match",
      description: 'New password and confirm password must be identical.',
      fields: ['confirmation'],
    };
  }
  if (characterCount(form.newPassword) < PASSWORD_MIN_LENGTH) {
    return {
      title: 'Password too short',
      description: 'New password must be at least 8 characters long.',
      fields: ['newPassword'],
    };
  }
  return undefined;
}
