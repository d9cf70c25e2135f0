/**
 * Catches every mail that the product sends on this machine: SMTP on SMTP_PORT, each mail a
 * file in MAIL_DIR, and a page to read them on MAIL_PORT; both on HOST, which is the loopback
 * interface unless a container says otherwise.
 */
import { createServer, type ServerResponse } from 'node:http';
import { readConfig } from '@repaso/shared/config';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { LIVE_SCRIPT, renderMailPage, STYLE } from './mail-page.ts';
import { openMailbox } from './mailbox.ts';

const port = z.coerce.number().int();
const config = readConfig({
  SMTP_PORT: port,
  MAIL_PORT: port,
  MAIL_DIR: z.string(),
  HOST: z.string().default('127.0.0.1'),
});
const mailbox = openMailbox(config.MAIL_DIR);

/** The pages that are open and want to hear of new mail. */
const readers = new Set<ServerResponse>();

const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData(stream, _session, callback) {
    mailbox.save(stream).then(
      (name) => {
        for (const reader of readers) reader.write(`data: ${name}\n\n`);
        callback();
      },
      // The sender hears it and tries again.
      (error) => callback(error),
    );
  },
});

const page = createServer(async (request, response) => {
  try {
    await answer(new URL(request.url ?? '/', 'http://localhost').pathname, response);
  } catch (error) {
    process.stderr.write(`${(error as Error).stack}\n`);
    if (!response.headersSent) send(response, 500, 'text/plain', 'The mail could not be read.');
    else response.destroy();
  }
});

async function answer(path: string, response: ServerResponse): Promise<void> {
  if (path === '/style.css') return send(response, 200, 'text/css', STYLE);
  if (path === '/live.js') return send(response, 200, 'text/javascript', LIVE_SCRIPT);
  if (path === '/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 1000\n\n');
    readers.add(response);
    response.once('close', () => readers.delete(response));
    return;
  }
  const chosen = /^\/mails\/([^/]+)$/.exec(path)?.[1];
  const mail = chosen === undefined ? undefined : await mailbox.read(chosen);
  if (path !== '/' && !mail) return send(response, 404, 'text/plain', 'There is no such mail.');
  const listed = [];
  for (const name of await mailbox.list()) {
    const entry = await mailbox.read(name);
    if (entry) listed.push({ name, mail: entry });
  }
  const open = mail && chosen !== undefined ? { name: chosen, mail } : undefined;
  send(response, 200, 'text/html', renderMailPage(listed, open));
}

/** A mail may show its own styles and pictures; it may run nothing and the page loads nothing else. */
const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "img-src data: https: http:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': CONTENT_POLICY,
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

// A mail that has arrived is on disk before its sender hears so: there is nothing to drain.
process.once('SIGTERM', () => process.exit(0));
smtp.on('error', (error) => process.stderr.write(`${error.message}\n`));
smtp.listen(config.SMTP_PORT, config.HOST);
page.listen(config.MAIL_PORT, config.HOST);
