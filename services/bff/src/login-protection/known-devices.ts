import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

/**
 * Browsers in which somebody logged in to an account before, so that strangers who guess its
 * password cannot slow its owner down. The cookie says nothing but this, only the login call gets
 * it, and it opens nothing.
 */
export interface KnownDevices {
  /** What tells this browser's attempts at the account from others. Undefined: not known. */
  find(request: Request, email: string): string | undefined;
  /** Makes this browser known to the account, or keeps it so. */
  remember(request: Request, response: Response, email: string): void;
}

const COOKIE_PATH = '/api/auth/login';
const COOKIE_SECONDS = 365 * 86_400;
/** Accounts that share a browser; the longest unused are forgotten. */
const MAX_ACCOUNTS = 5;
const NONCE_BYTES = 12;
/** One account in the cookie: nonce and HMAC-SHA-256, both in base64url. */
const ENTRY = /^([\w-]{16})([\w-]{43})$/;

export function createKnownDevices({
  secret,
  publicUrl,
}: {
  secret: string;
  publicUrl: URL;
}): KnownDevices {
  const secure = publicUrl.protocol === 'https:';
  const name = secure ? '__Secure-known-device' : 'known-device';

  const sign = (nonce: string, email: string): string =>
    createHmac('sha256', secret).update(`known-device\n${nonce}\n${email}`).digest('base64url');
  const entriesOf = (request: Request): string[] =>
    (parseCookie(request.headers.cookie ?? '')[name] ?? '')
      .split('.')
      .filter((entry) => ENTRY.test(entry))
      .slice(0, MAX_ACCOUNTS);
  const belongsTo = (email: string) => (entry: string) => {
    const [, nonce = '', signature = ''] = ENTRY.exec(entry) ?? [];
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(nonce, email)));
  };

  return {
    find(request, email) {
      return entriesOf(request).find(belongsTo(email));
    },
    remember(request, response, email) {
      const entries = entriesOf(request);
      const known = entries.find(belongsTo(email));
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const mine = known ?? nonce + sign(nonce, email);
      const others = entries.filter((entry) => entry !== mine).slice(0, MAX_ACCOUNTS - 1);
      const cookie = {
        name,
        value: [mine, ...others].join('.'),
        maxAge: COOKIE_SECONDS,
        path: COOKIE_PATH,
        httpOnly: true,
        sameSite: 'lax',
        secure,
      } as const;
      response.append('Set-Cookie', stringifySetCookie(cookie));
    },
  };
}
