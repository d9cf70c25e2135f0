import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, processConfig, readConfig, serviceConfig } from './config.ts';

const complete = {
  SERVICE_TOKEN: 'x'.repeat(32),
  GRPC_ADDRESS: '127.0.0.1:0',
  DATABASE_URL: 'postgres://lesson@127.0.0.1/lesson',
  NATS_URL: 'nats://127.0.0.1:4222',
};

describe('the configuration', () => {
  it('has defaults for everything that can have one', () => {
    expect(readConfig(serviceConfig, complete)).toMatchObject({
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
      CLOCK_OFFSET: 0,
    });
  });

  it('names every variable that is missing or wrong', () => {
    const environment = {
      ...complete,
      NATS_URL: '',
      GRPC_ADDRESS: 'nowhere',
      SERVICE_TOKEN: `${'x'.repeat(32)},short`,
    };
    const read = () => readConfig(serviceConfig, environment);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/NATS_URL: is required/);
    expect(read).toThrow(/GRPC_ADDRESS: must be host:port/);
    expect(read).toThrow(/SERVICE_TOKEN: must have at least 32 characters/);
  });

  it('never repeats a secret that does not fit', () => {
    expect(() => readConfig(processConfig, { SERVICE_TOKEN: 'hunter2' })).not.toThrow(/hunter2/);
  });

  it('refuses a moved clock in production', () => {
    const environment = { ...complete, NODE_ENV: 'production', CLOCK_OFFSET: '+26h' };
    expect(() => readConfig(serviceConfig, environment)).toThrow(/CLOCK_OFFSET/);
  });

  it('says how a clock offset is written', () => {
    expect(() => readConfig(serviceConfig, { ...complete, CLOCK_OFFSET: 'tomorrow' })).toThrow(
      /CLOCK_OFFSET: must look like \+26h/,
    );
  });
});

describe('a value from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'repaso-config-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const { SERVICE_TOKEN, ...rest } = complete;

  it('stands for the variable, without the line break at its end', () => {
    const environment = { ...rest, SERVICE_TOKEN_FILE: file('token', `${SERVICE_TOKEN}\n`) };
    expect(readConfig(serviceConfig, environment).SERVICE_TOKEN).toBe(SERVICE_TOKEN);
  });

  it('counts as absent when the file is empty', () => {
    const environment = { ...rest, SERVICE_TOKEN_FILE: file('empty', '\n') };
    expect(() => readConfig(serviceConfig, environment)).toThrow(/SERVICE_TOKEN: is required/);
  });

  it('is refused beside the variable itself, since only one of them can count', () => {
    const environment = { ...complete, SERVICE_TOKEN_FILE: file('token', SERVICE_TOKEN) };
    expect(() => readConfig(serviceConfig, environment)).toThrow(/are both set/);
  });

  it('says which file is missing', () => {
    const environment = { ...rest, SERVICE_TOKEN_FILE: join(folder, 'nowhere') };
    expect(() => readConfig(serviceConfig, environment)).toThrow(
      /SERVICE_TOKEN_FILE: .*nowhere cannot be read \(ENOENT\)/,
    );
  });
});
