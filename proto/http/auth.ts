import { z } from 'zod';
import { characterCount, cleanText, typedText } from './text.ts';
import { userSchema } from './user.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** Trimmed and compared case-insensitively everywhere. */
export const email = typedText
  .toLowerCase()
  .pipe(z.email({ error: 'Please enter a valid email address.' }).max(254));

/** A password being chosen. Never trimmed. */
export const newPassword = cleanText
  .refine((value) => characterCount(value) >= PASSWORD_MIN_LENGTH, {
    error: 'Password must be at least 8 characters long',
  })
  .refine((value) => characterCount(value) <= PASSWORD_MAX_LENGTH, {
    error: 'Password must be at most 128 characters long',
  });

/** A password being checked: bounded, so that nobody hashes a novel. */
const givenPassword = cleanText
  .refine((value) => value !== '', { error: 'Please enter your password.' })
  .refine((value) => characterCount(value) <= 1024, { error: 'This password is too long.' });

const captchaToken = z.string().max(8192).optional();

export const signUpRequest = z.object({
  email,
  firstName: typedText
    .min(1, { error: 'Please enter your first name.' })
    .max(100, { error: 'Please use at most 100 characters.' }),
  lastName: typedText.max(100, { error: 'Please use at most 100 characters.' }).nullish(),
  password: newPassword,
  captchaToken,
});
export type SignUpRequest = z.input<typeof signUpRequest>;

export const logInRequest = z.object({ email, password: givenPassword, captchaToken });
export type LogInRequest = z.input<typeof logInRequest>;
export const logInResponse = z.object({ user: userSchema });

/** A verification or reset token from a mailed link. */
const mailedToken = cleanText.min(1, { error: 'This link is incomplete.' }).max(256);
export const verifyQuery = z.object({ token: mailedToken });

export const resendVerificationRequest = z.object({ email });
export const forgotPasswordRequest = z.object({ email, captchaToken });
export const resetPasswordRequest = z.object({ token: mailedToken, password: newPassword });

export const changePasswordRequest = z.object({
  currentPassword: givenPassword,
  newPassword,
});
export type ChangePasswordRequest = z.input<typeof changePasswordRequest>;
