/** Makes an account of the running stack an administrator: `make admin EMAIL=…`. */
import { readFileSync } from 'node:fs';
import { IdentityServiceService } from '@repaso/proto/gen/identity/v1/identity';
import { DomainError } from '@repaso/shared/errors';
import { createLogger } from '@repaso/shared/log';
import { createRpcClient } from '@repaso/shared/rpc/client';
import { readLauncherConfig } from './stack/config.ts';
import { requireRunningStack } from './stack/stack-state.ts';

const email = process.argv[2];
if (!email) fail('Whom? Use `make admin EMAIL=name@example.org`.');

const { addresses, secretsFile } = requireRunningStack(readLauncherConfig().dataDir, fail);
const { serviceToken } = JSON.parse(readFileSync(secretsFile, 'utf8'));
const identity = createRpcClient(IdentityServiceService, {
  address: addresses.identity,
  serviceToken,
  name: 'identity',
  log: createLogger('admin', 'error'),
  idempotent: ['grantAdmin'],
});
try {
  await identity.grantAdmin({ email });
  process.stdout.write(`${email} is an administrator now.\n`);
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  const notFound = error.code === 'NOT_FOUND';
  fail(notFound ? `There is no account with the address ${email}.` : error.message);
} finally {
  identity.close();
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
