import { hash } from 'node:crypto';
import type { Clock } from '@repaso/shared/clock';
import { DomainError } from '@repaso/shared/errors';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Services } from './services.ts';
import type { SessionCache } from './session-cache.ts';

export interface Session {
  sessionId: string;
  userId: string;
}

/** Sessions as a browser holds them: an opaque token in a cookie. */
export interface Sessions {
  readonly cookieName: string;
  /** The session of the request. Throws DomainError UNAUTHENTICATED. */
  resolve(request: Request, response: Response): Promise<Session>;
  /** The token that the request carries, whether it is good or not. */
  tokenOf(request: Request): string | undefined;
  /** Hands the browser the token until `expiresAt`. */
  start(response: Response, token: string, expiresAt: Date): void;
  /** Takes the token from the browser. */
  end(response: Response): void;
}

/** The form of a token, with room for a longer one. */
const TOKEN = /^[A-Za-z0-9_-]{32,128}$/;

export function createSessions(parts: {
  identity: Services['identity'];
  cache: SessionCache;
  clock: Clock;
  publicUrl: URL;
}): Sessions {
  const { identity, cache, clock } = parts;
  const secure = parts.publicUrl.protocol === 'https:';
  // The prefix makes browsers refuse the cookie from anything but this host over https.
  const name = secure ? '__Host-sid' : 'sid';

  const setCookie = (response: Response, value: string, maxAge: number): void => {
    const cookie = {
      name,
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
    } as const;
    response.append('Set-Cookie', stringifySetCookie(cookie));
  };

  const sessions: Sessions = {
    cookieName: name,
    tokenOf(request) {
      const token = parseCookie(request.headers.cookie ?? '')[name];
      return token !== undefined && TOKEN.test(token) ? token : undefined;
    },
    start(response, token, expiresAt) {
      // Counted from now by the one clock, so that a browser with another one agrees.
      const seconds = Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000);
      setCookie(response, token, Math.max(0, seconds));
    },
    end: (response) => setCookie(response, '', 0),
    async resolve(request, response) {
      const token = sessions.tokenOf(request);
      if (token === undefined) throw new DomainError('UNAUTHENTICATED');
      const tokenHash = hash('sha256', token);
      const cached = await cache.read(tokenHash);
      if (cached === 'ended') throw new DomainError('UNAUTHENTICATED');
      if (cached !== undefined) return cached;

      const { sessionId, userId, expiresAt } = await identity.getSession({ sessionToken: token });
      if (!expiresAt) throw new Error('identity answered a session without an end');
      await cache.write(tokenHash, { sessionId, userId, expiresAt: expiresAt.getTime() });
      // Asking made the session last longer; the cookie must follow.
      sessions.start(response, token, expiresAt);
      return { sessionId, userId };
    },
  };
  return sessions;
}
