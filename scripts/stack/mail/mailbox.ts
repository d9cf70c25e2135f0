import { createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ParsedMail, simpleParser } from 'mailparser';

/** `20261121T080910123-000001.eml`: sorts by arrival. */
const MAIL_NAME = /^\d{8}T\d{9}-\d{6}\.eml$/;

export interface Mailbox {
  /** Keeps a mail as one RFC 5322 file, which appears whole or not at all. Its name. */
  save(message: Readable): Promise<string>;
  /** Names, newest first. */
  list(): Promise<string[]>;
  /** Undefined if there is none of that name. */
  read(name: string): Promise<ParsedMail | undefined>;
}

export function openMailbox(directory: string): Mailbox {
  let lastInstant = '';
  let sequence = 0;
  const nextName = (): string => {
    const instant = new Date().toISOString().replaceAll(/[-:.Z]/g, '');
    // Later than the last one also when the clock was set back.
    if (instant > lastInstant) {
      lastInstant = instant;
      sequence = 0;
    }
    sequence += 1;
    return `${lastInstant}-${String(sequence).padStart(6, '0')}.eml`;
  };
  const parsed = new Map<string, Promise<ParsedMail>>();
  return {
    async save(message) {
      const name = nextName();
      // Beside the mailbox, where nobody who lists it can meet half a mail.
      const unfinished = join(dirname(directory), `.unfinished-${name}`);
      try {
        await pipeline(message, createWriteStream(unfinished, { mode: 0o600, flush: true }));
        await rename(unfinished, join(directory, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      return name;
    },
    async list() {
      const names = (await readdir(directory)).filter((name) => MAIL_NAME.test(name));
      return names.sort().reverse();
    },
    async read(name) {
      if (!MAIL_NAME.test(name)) return undefined;
      const path = join(directory, name);
      const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!found) return undefined;
      // A mail never changes, so reading it once is enough for every look at the list.
      const mail = parsed.get(name) ?? readFile(path).then((content) => simpleParser(content));
      parsed.set(name, mail);
      return mail;
    },
  };
}
