import { createTransport } from 'nodemailer';

export interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  /** With its angle brackets. */
  messageId: string;
  /** Where a mail program turns this kind of mail off with one POST (RFC 8058). */
  oneClickUnsubscribeUrl?: string | undefined;
}

export interface MailTransport {
  /** Resolves when the server has taken the mail. Throws MailNotSentError. */
  send(mail: Mail): Promise<void>;
}

/** Says at which step it failed, and never to whom: it is written to the log. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';
}

/** Milliseconds that a server may keep silent … */
const SILENCE_MS = 10_000;
/** … and that one mail may take altogether. */
export const SEND_DEADLINE_MS = 20_000;

export function createMailTransport(smtpUrl: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    dnsTimeout: SILENCE_MS,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ oneClickUnsubscribeUrl, ...mail }) {
      const sent = transport.sendMail({
        ...mail,
        headers: {
          // RFC 3834: no vacation notice or other robot answers.
          'Auto-Submitted': 'auto-generated',
          ...(oneClickUnsubscribeUrl && {
            'List-Unsubscribe': `<${oneClickUnsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      let timer: NodeJS.Timeout | undefined;
      const deadline = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new MailNotSentError('the server took too long')),
          SEND_DEADLINE_MS,
        );
      });
      try {
        await Promise.race([sent, deadline]);
      } catch (error) {
        throw error instanceof MailNotSentError ? error : new MailNotSentError(describe(error));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** The server's own words may repeat the address, so only the codes are kept. */
function describe(error: unknown): string {
  const { code, command, responseCode } = error as Record<string, unknown>;
  return ['SMTP', command, responseCode, code].filter((part) => part !== undefined).join(' ');
}
