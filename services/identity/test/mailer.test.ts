import { describe, expect, it, vi } from 'vitest';
import { deleteExpired } from '../src/delete-expired.ts';
import { createMailTransport } from '../src/mail/mail-transport.ts';
import { claimMailJobs } from '../src/store/mail-jobs.ts';
import { tokenIn, unreachableMailServer } from './mail-catcher.ts';
import { DAY_MS, HOUR_MS, newAddress, runIdentityService } from './running-service.ts';

const service = await runIdentityService();
const { client, database, mail, signUp } = service;

async function jobOf(email: string) {
  const { rows } = await database.pool.query(
    `SELECT mail_job.* FROM mail_job JOIN account ON account.id = account_id
     WHERE email = $1 ORDER BY mail_job.id DESC LIMIT 1`,
    [email],
  );
  return rows[0];
}

describe('a mail', () => {
  it('comes as text and as a page that needs nothing from outside', async () => {
    const email = newAddress();
    await signUp(email);
    const { from, date, messageId, text, html, headers, attachments } = await mail.mailTo(email);
    expect(from?.text).toBe('"Repaso" <no-reply@repaso.test>');
    expect(messageId).toMatch(/^<[\w.-]+@repaso\.test>$/);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(Math.abs(Number(date) - service.clock.now().getTime())).toBeLessThan(60_000);
    expect(text).toContain('Hello Ana,');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<(img|link|script)|url\(|@import/);
    expect(html).toContain(
      `href="http://repaso.test/verify?token=${tokenIn({ text } as never, 'verify')}"`,
    );
    expect(attachments).toEqual([]);
  });

  it('carries the date of the product’s clock', async () => {
    service.pass(3 * DAY_MS);
    const email = newAddress();
    await signUp(email);
    const { date } = await mail.mailTo(email);
    expect(Math.abs(Number(date) - service.clock.now().getTime())).toBeLessThan(60_000);
  });

  it('does not repeat a name that is no name', async () => {
    const email = newAddress();
    await client.signUp({
      email,
      firstName: 'Win at <b>evil.example</b>',
      lastName: undefined,
      password: 'correct horse battery',
    });
    const { raw, text } = await mail.mailTo(email);
    expect(raw).not.toContain('evil');
    expect(text).toContain('Hello,');
  });

  it('leaves no token in clear anywhere', async () => {
    const email = newAddress();
    await signUp(email);
    const token = tokenIn(await mail.mailTo(email), 'verify');
    const { rows } = await database.pool.query(
      `SELECT to_json(account)::text || to_json(mail_job)::text || to_json(mailed_token)::text AS all
       FROM account JOIN mail_job ON account_id = account.id
       JOIN mailed_token ON mail_job_id = mail_job.id WHERE email = $1`,
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].all).not.toContain(token);
  });
});

describe('the mailer', () => {
  it('tries again when the server does not take a mail, under the same Message-ID', async () => {
    const email = newAddress();
    mail.refuseNext(1);
    const deliveries = mail.deliveries();
    await signUp(email);
    const { messageId } = await mail.mailTo(email);
    expect(mail.deliveries()).toBe(deliveries + 2);
    const { id } = await jobOf(email);
    expect(messageId).toContain(`verification.${id}.`);
    await client.verifyEmail({ token: tokenIn(await mail.mailTo(email), 'verify') });
  });

  it('shares the work with other replicas and sends every mail once', async () => {
    const replicas = [service.startReplicaOfMailer(), service.startReplicaOfMailer()];
    const emails = Array.from({ length: 20 }, newAddress);
    await Promise.all(emails.map((email) => signUp(email)));
    await service.mailsAreOut();
    for (const email of emails) expect(mail.mailsTo(email)).toHaveLength(1);
    await Promise.all(replicas.map((replica) => replica.stop()));
  });

  it('leaves a job to one of many replicas that ask at once', async () => {
    const now = new Date(service.clock.now().getTime() + HOUR_MS);
    const claimedUntil = new Date(now.getTime() + HOUR_MS);
    await database.pool.query(
      `INSERT INTO mail_job (kind, requested_at, next_attempt_at)
       SELECT 'verification', $1, $1 FROM generate_series(1, 200)`,
      [now],
    );
    const claims = await Promise.all(
      Array.from({ length: 60 }, () => claimMailJobs(database, { now, claimedUntil, limit: 5 })),
    );
    const claimed = claims.flat().map(({ id }) => id);
    expect(claimed.length).toBeGreaterThan(0);
    expect(new Set(claimed).size).toBe(claimed.length);
    await database.pool.query('DELETE FROM mail_job WHERE id = ANY ($1) OR next_attempt_at = $2', [
      claimed,
      now,
    ]);
  });

  it('sends what a replica that died had taken', async () => {
    const email = newAddress();
    // As it looks when a process is killed between taking a job and sending it.
    await database.transaction(async (tx) => {
      await tx.query(
        `INSERT INTO account (id, email, password_hash, first_name, created_at)
         VALUES (gen_random_uuid(), $1, '', 'Ana', now())`,
        [email],
      );
      await tx.query(
        `INSERT INTO mail_job (kind, account_id, requested_at, attempts, next_attempt_at)
         SELECT 'verification', id, $2, 1, $3 FROM account WHERE email = $1`,
        [email, service.clock.now(), new Date(service.clock.now().getTime() + HOUR_MS)],
      );
    });
    service.pass(HOUR_MS);
    await mail.mailTo(email);
  });
});

describe('a mail server that is down', () => {
  it('is tried for a day and then given up', async () => {
    await service.mailsAreOut();
    await service.mailer.stop();
    const mailer = service.startReplicaOfMailer(await unreachableMailServer());
    const email = newAddress();
    await signUp(email);
    await vi.waitFor(async () => expect((await jobOf(email)).attempts).toBeGreaterThan(1), {
      timeout: 10_000,
    });
    expect((await jobOf(email)).next_attempt_at).not.toBeNull();
    service.pass(25 * HOUR_MS);
    await service.mailsAreOut();
    await mailer.stop();
    expect(mail.mailsTo(email)).toHaveLength(0);
  });
});

it('sends nothing in clear where STARTTLS is insisted on', async () => {
  const transport = createMailTransport(`${service.mail.url}?requireTLS=true`);
  const content = { from: 'a@example.org', subject: 'x', text: 'x', html: 'x', date: new Date() };
  const to = newAddress();
  await expect(transport.send({ ...content, to, messageId: '<1@example.org>' })).rejects.toThrow();
  expect(service.mail.mailsTo(to)).toEqual([]);
});

describe('tidying up', () => {
  it('deletes mails of long ago and their tokens, and keeps the recent ones', async () => {
    service.startReplicaOfMailer();
    const [old, recent] = [newAddress(), newAddress()];
    await signUp(old);
    const token = tokenIn(await mail.mailTo(old), 'verify');
    service.pass(20 * DAY_MS);
    await signUp(recent);
    await mail.mailTo(recent);
    await service.mailsAreOut();
    service.pass(11 * DAY_MS);
    await deleteExpired(service);
    expect(await jobOf(old)).toBeUndefined();
    expect(await jobOf(recent)).toBeDefined();
    await expect(client.verifyEmail({ token })).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });
});
