import { IdentityServiceService } from '@repaso/proto/gen/identity/v1/identity';
import type { User } from '@repaso/proto/http/user';
import { createOutbox } from '@repaso/shared/events/outbox';
import type { Logger } from '@repaso/shared/log';
import { connectRedis } from '@repaso/shared/redis';
import { createRpcClient } from '@repaso/shared/rpc/client';
import { startRpcServer } from '@repaso/shared/rpc/server';
import { connectTestBroker, connectTestDatabase, testLog } from '@repaso/shared/testing/engines';
import { afterAll, expect, inject, vi } from 'vitest';
import { createMailQueue } from '../src/mail/mail-queue.ts';
import { createMailTransport } from '../src/mail/mail-transport.ts';
import { startMailer } from '../src/mail/mailer.ts';
import { createPasswordHasher } from '../src/password-hasher.ts';
import { createHandlers } from '../src/rpc.ts';
import { createSessionCache } from '../src/session-cache.ts';
import { migrations } from '../src/store/migrations.ts';
import { startMailCatcher, tokenIn } from './mail-catcher.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const PASSWORD = 'correct horse battery';

let addresses = 0;
/** An address that no other test uses. */
export function newAddress(): string {
  addresses += 1;
  return `learner${addresses}@example.org`;
}

/** The service on real engines, and a client that speaks to it. */
export async function runIdentityService(
  options: { redisUrl?: string; adminEmails?: string[]; log?: Logger } = {},
) {
  const database = await connectTestDatabase(migrations, []);
  const broker = await connectTestBroker();
  const mail = await startMailCatcher();
  const redis = connectRedis(options.redisUrl ?? inject('redisUrl'), testLog);
  if (options.redisUrl === undefined) {
    await vi.waitFor(() => expect(redis.isReady).toBe(true), { timeout: 10_000 });
  }
  let offsetMs = 0;
  const clock = { now: () => new Date(Date.now() + offsetMs) };

  const hasher = await createPasswordHasher();
  let hashed = 0;
  const mailQueue = createMailQueue(clock);
  const outbox = createOutbox(broker, clock);
  const identity = {
    database,
    clock,
    log: options.log ?? testLog,
    hasher: {
      hash: (password: string) => {
        hashed += 1;
        return hasher.hash(password);
      },
      isOutdated: hasher.isOutdated,
      verify: (storedHash: string | undefined, password: string) => {
        hashed += 1;
        return hasher.verify(storedHash, password);
      },
    },
    mailQueue,
    outbox,
    sessionCache: createSessionCache(redis, testLog),
    adminEmails: options.adminEmails ?? [],
  };
  const serviceToken = 'identity-tests-share-this-service-token';
  const server = await startRpcServer(IdentityServiceService, createHandlers(identity), {
    address: '127.0.0.1:0',
    serviceToken,
    log: testLog,
  });
  const client = createRpcClient(IdentityServiceService, {
    address: `127.0.0.1:${server.port}`,
    serviceToken,
    name: 'identity',
    log: testLog,
    idempotent: [],
  });
  const stops: (() => Promise<void>)[] = [];
  const startReplicaOfMailer = (smtpUrl = mail.url, queue = createMailQueue(clock)) => {
    const mailer = startMailer({
      database,
      queue,
      transport: createMailTransport(smtpUrl),
      clock,
      log: testLog,
      from: 'Repaso <no-reply@repaso.test>',
      publicUrl: 'http://repaso.test',
    });
    stops.push(() => mailer.stop());
    return mailer;
  };
  const mailer = startReplicaOfMailer(mail.url, mailQueue);
  afterAll(async () => {
    client.close();
    await server.stop();
    for (const stop of stops) await stop();
    redis.destroy();
  });

  const signUp = (email: string, password = PASSWORD) =>
    client.signUp({ email, firstName: 'Ana', lastName: undefined, password });
  const logIn = (email: string, password = PASSWORD) =>
    client.logIn({ email, password, userAgent: 'a browser' });

  return {
    client,
    clock,
    database,
    mail,
    mailer,
    mailQueue,
    redis,
    startReplicaOfMailer,
    signUp,
    logIn,
    /** How many passwords were hashed so far, to store or to check them. */
    hashes: () => hashed,
    /** Lets time pass. */
    pass(ms: number) {
      offsetMs += ms;
    },
    /** Lets time pass until the given hour of a day (UTC) comes. */
    passUntil(hour: number) {
      const at = new Date(Date.now() + offsetMs);
      const hours = (hour - at.getUTCHours() + 24) % 24;
      if (hours > 0) offsetMs += hours * HOUR_MS - (at.getTime() % HOUR_MS);
    },
    /** Waits until nothing is left in the mail queue. */
    async mailsAreOut() {
      await vi.waitFor(
        async () => {
          const { rows } = await database.pool.query(
            'SELECT count(*)::int AS open FROM mail_job WHERE next_attempt_at IS NOT NULL',
          );
          expect(rows[0].open).toBe(0);
        },
        { timeout: 10_000 },
      );
    },
    /** The events about a person that identity has told or is about to tell. */
    async eventsAbout(userId: string): Promise<{ subject: string; payload: Buffer }[]> {
      const { rows } = await database.pool.query(
        `SELECT subject, payload FROM outbox
         WHERE data_subject = $1 AND payload IS NOT NULL ORDER BY position`,
        [userId],
      );
      return rows;
    },
    /** A verified account of its own for a test. Returns its address. */
    async newLearner(): Promise<string> {
      const email = newAddress();
      await signUp(email);
      await client.verifyEmail({ token: tokenIn(await mail.mailTo(email), 'verify') });
      return email;
    },
    /** A learner of its own for a test, logged in. */
    async newSession() {
      const email = await this.newLearner();
      const { sessionToken } = await logIn(email);
      const { userId, sessionId } = await client.getSession({ sessionToken });
      return { email, sessionToken, userId, sessionId };
    },
    /** Asks for a reset link and waits for the mail. Returns the token in it. */
    async resetLink(email: string): Promise<string> {
      const before = mail.mailsTo(email).length;
      await client.requestPasswordReset({ email });
      return tokenIn(await mail.mailTo(email, before + 1), 'reset-password');
    },
    async user(userId: string): Promise<User> {
      return JSON.parse(String((await client.getUser({ userId })).userJson));
    },
  };
}
