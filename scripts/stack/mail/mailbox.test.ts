import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { openMailbox } from './mailbox.ts';

const parent = mkdtempSync(join(tmpdir(), 'repaso-mailbox-'));
const directory = join(parent, 'mail');
mkdirSync(directory);
afterAll(() => rmSync(parent, { recursive: true }));

const message = (subject: string) => `Subject: ${subject}\r\nTo: ana@example.org\r\n\r\nHola\r\n`;

describe('the mailbox', () => {
  it('keeps every mail as it came, in a file whose name sorts newest last', async () => {
    const mailbox = openMailbox(directory);
    for (let index = 1; index <= 12; index += 1) {
      await mailbox.save(Readable.from([message(`Mail ${index}`)]));
    }
    const files = readdirSync(directory).sort();
    expect(files).toHaveLength(12);
    expect(readFileSync(join(directory, files.at(-1)!), 'utf8')).toBe(message('Mail 12'));
    const newest = (await mailbox.list())[0]!;
    expect((await mailbox.read(newest))?.subject).toBe('Mail 12');
  });

  it('leaves nothing of a mail whose sender breaks off', async () => {
    const before = readdirSync(directory);
    const broken = Readable.from(
      (async function* () {
        yield 'Subject: half';
        throw new Error('connection lost');
      })(),
    );
    await expect(openMailbox(directory).save(broken)).rejects.toThrow('connection lost');
    expect(readdirSync(directory)).toEqual(before);
    expect(readdirSync(parent)).toEqual(['mail']);
  });

  it.each(['../secrets.json', '20260101T000000000-000001.eml', ''])(
    'has no mail %j',
    async (name) => {
      expect(await openMailbox(directory).read(name)).toBeUndefined();
    },
  );
});
