import { readConfig } from '@repaso/shared/config';
import { expect, it } from 'vitest';
import { identityConfig } from './config.ts';

const environment = {
  SERVICE_TOKEN: 'x'.repeat(32),
  GRPC_ADDRESS: '127.0.0.1:5000',
  DATABASE_URL: 'postgres://identity@localhost/identity',
  NATS_URL: 'nats://localhost',
  REDIS_URL: 'redis://localhost',
  SMTP_URL: 'smtp://localhost',
  PUBLIC_URL: 'https://repaso.example',
  PRACTICE_ADDRESS: '127.0.0.1:5001',
};

it('has sensible answers for what need not be given', () => {
  const config = readConfig(identityConfig, environment);
  expect(config.ADMIN_EMAILS).toEqual([]);
  expect(config.MAIL_FROM).toBe('Repaso <no-reply@localhost>');
});

it('compares the administrators’ addresses in lower case', () => {
  const given = { ...environment, ADMIN_EMAILS: 'Ana@Example.org, , bea@example.org' };
  expect(readConfig(identityConfig, given).ADMIN_EMAILS).toEqual([
    'ana@example.org',
    'bea@example.org',
  ]);
});
