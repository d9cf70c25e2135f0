import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { simpleParser } from 'mailparser';

export interface Mails {
  /** The link in the mail to an address; waits for it. Undefined when `signal` aborts before. */
  linkTo(address: string, signal: AbortSignal): Promise<string | undefined>;
}

const LOOK_MS = 100;

/** The mail catcher's folder; every mail is read once. */
export function watchMails(directory: string): Mails {
  const links = new Map<string, string>();
  const seen = new Set<string>();
  const look = async (): Promise<void> => {
    for (const name of readdirSync(directory)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const { to, text = '' } = await simpleParser(readFileSync(join(directory, name)));
      const [recipient] = to === undefined || Array.isArray(to) ? [] : to.value;
      const link = /https?:\S+token=\S+/.exec(text);
      if (recipient?.address && link) links.set(recipient.address, link[0]);
    }
  };
  return {
    async linkTo(address, signal) {
      for (;;) {
        const link = links.get(address);
        if (link || signal.aborted) return link;
        await look();
        await wait(LOOK_MS);
      }
    },
  };
}
