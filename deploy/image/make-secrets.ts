/**
 * `repaso make-secrets`: draws the secrets of a Docker Compose stack on its first start, and lays
 * out for every container a folder with those that it needs, of which it is given no other. What
 * was drawn stays; a newer version only adds what it needs besides.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASES } from '@repaso/scripts/stack/database-names';
import { writeFileAtomically } from '@repaso/scripts/stack/write-file-atomically';
import { readConfig } from '@repaso/shared/config';
import { z } from 'zod';

const { SECRETS_DIR } = readConfig({ SECRETS_DIR: z.string() });

const drawnFile = join(SECRETS_DIR, 'drawn.json');
const drawn: Record<string, string> = existsSync(drawnFile)
  ? JSON.parse(readFileSync(drawnFile, 'utf8'))
  : {};

/** The secret of that name; 240 bits, in characters that need no escaping in a URL. */
function secret(name: string): string {
  drawn[name] ??= randomBytes(30).toString('base64url');
  return drawn[name];
}

const postgres = (role: string, database: string): string =>
  `postgres://${role}:${secret(`postgres/${role}`)}@postgres:5432/${database}`;
const databaseUrls = Object.fromEntries(
  DATABASES.map((service) => [service, postgres(`repaso_${service}`, `repaso_${service}`)]),
);
const engines = { 'nats-url': `nats://repaso:${secret('nats')}@nats:4222` };
const redis = { 'redis-url': `redis://:${secret('redis')}@redis:6379` };
const token = { 'service-token': secret('service-token') };
const objectStore = { 'access-key': 'repaso', 'secret-key': secret('object-store') };

/** A container runs as whichever user its image has; it is given its own folder alone. */
const READABLE = 0o444;

const serviceUrls = Object.fromEntries(
  Object.entries(databaseUrls).map(([service, url]) => [`${service}-database-url`, url]),
);
const objectStoreUrl = {
  'object-store-url': `s3://repaso:${objectStore['secret-key']}@object-store:9000/notes`,
};

/** The files of each container's folder. */
const folders: Record<string, Record<string, string>> = {
  postgres: { password: secret('postgres/postgres') },
  redis: { 'redis.conf': `requirepass ${secret('redis')}`, password: secret('redis') },
  nats: { 'users.conf': `authorization { user: repaso, password: "${secret('nats')}" }` },
  'object-store': objectStore,
  grafana: { password: secret('grafana') },
  migrate: { 'postgres-url': postgres('postgres', 'postgres'), ...serviceUrls },
  backup: { ...serviceUrls, ...engines, ...objectStoreUrl },
  bff: { ...token, ...engines, ...redis, 'human-check-secret': secret('human-check') },
  ...Object.fromEntries(
    DATABASES.map((service) => [
      service,
      { ...token, ...engines, 'database-url': databaseUrls[service]! },
    ]),
  ),
};
Object.assign(folders.identity!, redis);
Object.assign(folders.lesson!, objectStoreUrl);

// First, so that nothing is handed out that a crash could make it forget.
writeFileAtomically(drawnFile, JSON.stringify(drawn, null, 2));
for (const [folder, files] of Object.entries(folders)) {
  mkdirSync(join(SECRETS_DIR, folder), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileAtomically(join(SECRETS_DIR, folder, name), `${content}\n`, READABLE);
  }
}
