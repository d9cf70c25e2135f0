import { AdminServiceService } from '@repaso/proto/gen/admin/v1/admin';
import { DomainError } from '@repaso/shared/errors';
import { createRpcClient } from '@repaso/shared/rpc/client';
import { startRpcServer } from '@repaso/shared/rpc/server';
import {
  connectTestBroker,
  connectTestDatabase,
  testClock,
  testLog,
} from '@repaso/shared/testing/engines';
import { afterAll } from 'vitest';
import type { Admin } from '../src/admin.ts';
import { startConsumers } from '../src/consumers.ts';
import { createHandlers } from '../src/rpc.ts';
import { migrations } from '../src/store/migrations.ts';

const serviceToken = 'a-token-for-tests-that-is-long-enough';

/** What other services answer; a test replaces the calls that it is about. */
type Replaceable<Service> = { -readonly [Name in keyof Service]: Service[Name] };

/** The service on real engines, and a client that speaks to it. */
export async function runAdminService() {
  const database = await connectTestDatabase(migrations, []);
  const broker = await connectTestBroker();
  for (const consumer of startConsumers({ broker, database, log: testLog })) {
    afterAll(() => consumer.stop());
  }
  const refuse = async (): Promise<never> => {
    throw new DomainError('FORBIDDEN');
  };
  const identity: Replaceable<Admin['identity']> = {
    listAccounts: refuse,
    countAccounts: refuse,
    findEmails: refuse,
    administer: refuse,
  };
  const lesson: Replaceable<Admin['lesson']> = {
    countUploads: async () => ({ uploads: {} }),
    countUploaders: async () => ({ total: 0 }),
  };
  const admin: Admin = { database, clock: testClock, log: testLog, identity, lesson };
  const server = await startRpcServer(AdminServiceService, createHandlers(admin), {
    address: '127.0.0.1:0',
    serviceToken,
    log: testLog,
  });
  afterAll(() => server.stop());
  const client = createRpcClient(AdminServiceService, {
    address: `127.0.0.1:${server.port}`,
    serviceToken,
    name: 'admin',
    log: testLog,
    idempotent: [],
  });
  afterAll(() => client.close());
  return { broker, client, database, identity, lesson };
}
