import { PRODUCT_NAME } from '@repaso/proto/product';
import type { MailTemplate } from './mail-job.ts';

/** What a mail says, before it gets its looks. Plain text throughout. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  action: { label: string; url: string };
  /** A second way out, below the action. */
  alternative?: { text: string; label: string; url: string };
  footnote: string;
  /** Where this kind of mail is turned off: a page, and the call of a mail program (RFC 8058). */
  unsubscribe?: { pageUrl: string; oneClickUrl: string };
}

export interface MailLinks {
  publicUrl: string;
  /** The secret of the mail, for those that carry one. */
  token: string;
}

export function mailContent(
  template: MailTemplate,
  { publicUrl, token }: MailLinks,
  firstName: string,
): MailContent {
  const link = (path: string): string => new URL(path, publicUrl).href;
  const verifyUrl = link(`/verify?token=${token}`);
  const forgotPasswordUrl = link('/forgot-password');
  const hello = greeting(firstName);
  switch (template) {
    case 'verify-email':
      return {
        subject: `Confirm your email for ${PRODUCT_NAME}`,
        heading: 'One click and you are in',
        paragraphs: [
          hello,
          `Please confirm that this is your address. Then ${PRODUCT_NAME} can turn your lesson notes into a week of short practice.`,
        ],
        action: { label: 'Confirm my email', url: verifyUrl },
        footnote: `The link works for 24 hours. If you did not sign up for ${PRODUCT_NAME}, please do not open it: somebody else knows the password.`,
      };
    case 'already-registered':
      return {
        subject: `You already have a ${PRODUCT_NAME} account`,
        heading: 'You already have an account',
        paragraphs: [
          hello,
          'Somebody, probably you, tried to sign up with this address. It has an account already, so nothing was changed: sign in with the password you chose back then.',
        ],
        action: { label: 'Sign in', url: link('/login') },
        alternative: {
          text: 'Forgot the password?',
          label: 'Choose a new one',
          url: forgotPasswordUrl,
        },
        footnote: 'If that was not you, there is nothing you need to do.',
      };
    case 'already-registered-unverified':
      return {
        subject: `Confirm your email for ${PRODUCT_NAME}`,
        heading: 'Your account is waiting for you',
        paragraphs: [
          hello,
          'Somebody, probably you, signed up again with this address. The account from the first time is still here, with the password chosen then, and only waits for you to confirm the address.',
        ],
        action: { label: 'Confirm my email', url: verifyUrl },
        alternative: {
          text: 'Not sure about the password, or somebody else chose it?',
          label: 'Choose a new one',
          url: forgotPasswordUrl,
        },
        footnote: `The link works for 24 hours. If you did not sign up for ${PRODUCT_NAME}, you can ignore this mail.`,
      };
    case 'reset-password':
      return {
        subject: `Reset your ${PRODUCT_NAME} password`,
        heading: 'Choose a new password',
        paragraphs: [
          hello,
          `Somebody, hopefully you, asked to reset the password of your ${PRODUCT_NAME} account.`,
        ],
        action: {
          label: 'Choose a new password',
          url: link(`/reset-password?token=${token}`),
        },
        footnote:
          'The link expires in 1 hour and works once. If you did not ask for it, you can ignore this mail: your password stays as it is.',
      };
    case 'reminder':
      return {
        subject: 'A minute or two of Spanish, whenever it suits you',
        heading: 'Your next practice is ready',
        paragraphs: [
          hello,
          'There is a short activity made from your own lesson notes. It takes a minute or two, and it is there whenever you feel like it.',
        ],
        action: { label: 'Practice now', url: link('/home') },
        footnote: `You get this mail because reminder emails are on in your ${PRODUCT_NAME} account.`,
        unsubscribe: {
          pageUrl: link(`/unsubscribe?token=${token}`),
          oneClickUrl: link(`/api/user/unsubscribe?token=${token}`),
        },
      };
  }
}

/** Anybody can sign up anybody's address: only what can be nothing but a name is repeated. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}' -]{0,39}$/u;

function greeting(firstName: string): string {
  return NAME.test(firstName) ? `Hello ${firstName},` : 'Hello,';
}
