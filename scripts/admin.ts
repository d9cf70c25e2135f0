/** Makes an account of the running stack an administrator: `make admin EMAIL=…`. */
import { DomainError } from '@repaso/shared/errors';
import { readLauncherConfig } from './stack/config.ts';
import { connectIdentity } from './stack/identity-client.ts';
import { requireRunningStack } from './stack/stack-state.ts';

const email = process.argv[2];
if (!email) fail('Whom? Use `make admin EMAIL=name@example.org`.');

const identity = connectIdentity(requireRunningStack(readLauncherConfig().dataDir, fail));
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
