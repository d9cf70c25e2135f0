import { PRODUCT_NAME } from '@repaso/proto/product';
import { commaSeparated, hostAndPort, serviceConfig } from '@repaso/shared/config';
import { z } from 'zod';

export const identityConfig = {
  ...serviceConfig,
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /**
   * The server that takes mail: `smtp://user:password@host:port`, or `smtps:` for TLS; with
   * `?requireTLS=true`, `smtp:` insists on STARTTLS.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** Sender of the mails. */
  MAIL_FROM: z.string().default(`${PRODUCT_NAME} <no-reply@localhost>`),
  /** Where the browser finds the product; the links in mails start with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** Knows who has something to practice. */
  PRACTICE_ADDRESS: hostAndPort,
  /** Become administrators when they verify. */
  ADMIN_EMAILS: commaSeparated
    .transform((emails) => emails.map((email) => email.toLowerCase()))
    .default([]),
};
