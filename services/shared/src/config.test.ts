import { describe, expect, it } from 'vitest';
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
      SERVICE_TOKEN: 'short',
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
