import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { dataPaths } from './data-directory.ts';
import { DATABASES } from './database-names.ts';
import { LaunchError } from './launch-error.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

const secret = z.string().min(32);

const secretsSchema = z.object({
  serviceToken: secret,
  humanCheckSecret: secret,
  redisPassword: secret,
  postgresPassword: secret,
  databasePasswords: z.record(z.enum(DATABASES), secret),
});

export type Secrets = z.output<typeof secretsSchema>;

/**
 * Reads the data directory's secrets, or draws them once. Throws LaunchError when they are
 * damaged, or lost while the database that they open is still there.
 */
export function loadSecrets(dataDir: string): Secrets {
  const paths = dataPaths(dataDir);
  if (existsSync(paths.secrets)) return readSecrets(paths.secrets);
  if (existsSync(paths.postgres)) {
    throw new LaunchError(
      `${paths.secrets} is missing, and with it the password of the database in ${paths.postgres}: ` +
        'put the file back, or remove the data directory to start empty.',
    );
  }
  const secrets = drawSecrets();
  writeFileAtomically(paths.secrets, JSON.stringify(secrets, null, 2));
  return secrets;
}

export function drawSecrets(): Secrets {
  const draw = (): string => randomBytes(32).toString('base64url');
  const databasePasswords = Object.fromEntries(DATABASES.map((name) => [name, draw()]));
  return {
    serviceToken: draw(),
    humanCheckSecret: draw(),
    redisPassword: draw(),
    postgresPassword: draw(),
    databasePasswords: databasePasswords as Secrets['databasePasswords'],
  };
}

function readSecrets(path: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new LaunchError(
      `${path} cannot be read or is damaged (${(error as Error).name}): ` +
        'put it back from a copy, or remove the data directory to start empty.',
    );
  }
}
