import { once } from 'node:events';
import { createServer } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export interface CaughtMail extends ParsedMail {
  /** As it came over the wire. */
  raw: string;
}

/** A mail server that keeps what it gets. */
export async function startMailCatcher() {
  const mails: CaughtMail[] = [];
  let toRefuse = 0;
  let deliveries = 0;
  let arrived = (): void => {};

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      deliveries += 1;
      if (toRefuse > 0) {
        toRefuse -= 1;
        done(Object.assign(new Error('please come back later'), { responseCode: 451 }));
        return;
      }
      const raw = Buffer.concat(chunks).toString();
      mails.push(Object.assign(await simpleParser(raw), { raw }));
      done();
      arrived();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as { port: number };

  const mailsTo = (address: string): CaughtMail[] =>
    mails.filter(({ to }) => [to].flat().some((list) => list?.text.includes(address)));

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailsTo,
    deliveries: () => deliveries,
    /** Answers the next `count` mails with a temporary failure. */
    refuseNext(count: number) {
      toRefuse = count;
    },
    /** Waits for the `count`-th mail to an address. */
    async mailTo(address: string, count = 1): Promise<CaughtMail> {
      for (;;) {
        const mail = mailsTo(address)[count - 1];
        if (mail) return mail;
        await new Promise<void>((resolve) => {
          const others = arrived;
          arrived = () => {
            arrived = others;
            others();
            resolve();
          };
        });
      }
    },
  };
}

/** The secret in the link of a mail. */
export function tokenIn(
  { text }: ParsedMail,
  path: 'verify' | 'reset-password' | 'unsubscribe',
): string {
  const token = new RegExp(`http://repaso\\.test/${path}\\?token=([\\w-]{43})\\s`).exec(text ?? '');
  if (!token?.[1]) throw new Error(`no link to /${path} in: ${text}`);
  return token[1];
}

/** The URL of a mail server that nobody runs. */
export async function unreachableMailServer(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return `smtp://127.0.0.1:${port}`;
}
