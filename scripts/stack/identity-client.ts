import { readFileSync } from 'node:fs';
import { IdentityServiceService } from '@repaso/proto/gen/identity/v1/identity';
import { createLogger } from '@repaso/shared/log';
import { createRpcClient, type RpcClient } from '@repaso/shared/rpc/client';
import type { StackState } from './stack-state.ts';

/** The running stack's identity service, for what the operator does at the machine itself. */
export function connectIdentity({
  addresses,
  secretsFile,
}: Pick<StackState, 'addresses' | 'secretsFile'>): RpcClient<typeof IdentityServiceService> {
  return createRpcClient(IdentityServiceService, {
    address: addresses.identity,
    serviceToken: JSON.parse(readFileSync(secretsFile, 'utf8')).serviceToken,
    name: 'identity',
    log: createLogger('operator', 'error'),
    idempotent: ['grantAdmin'],
  });
}
