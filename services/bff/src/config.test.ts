import { ConfigError, readConfig } from '@repaso/shared/config';
import { describe, expect, it } from 'vitest';
import { bffConfig, checkConfig } from './config.ts';

const complete = {
  PUBLIC_URL: 'https://repaso.example',
  SERVICE_TOKEN: 'a token of more than 32 characters',
  NATS_URL: 'nats://localhost:4222',
  REDIS_URL: 'redis://localhost:6379',
  IDENTITY_ADDRESS: 'identity:5000',
  LESSON_ADDRESS: 'lesson:5000',
  PRACTICE_ADDRESS: 'practice:5000',
  FEEDBACK_ADDRESS: 'feedback:5000',
  ADMIN_ADDRESS: 'admin:5000',
  WEB_DIR: '/web',
  HUMAN_CHECK_SECRET: 'a secret of more than 32 characters',
};

const hcaptcha = {
  HUMAN_CHECK: 'hcaptcha',
  HCAPTCHA_SITE_KEY: 'key',
  HCAPTCHA_SECRET: 'secret',
};

function read(more: Record<string, string>) {
  const config = readConfig(bffConfig, { ...complete, ...more });
  checkConfig(config);
  return config;
}

describe('the configuration', () => {
  it('is safe by default', () => {
    expect(read({ NODE_ENV: 'production' })).toMatchObject({
      HUMAN_CHECK: 'altcha',
      RATE_LIMITS: true,
      TRUST_PROXY: false,
      PRODUCTION_HOSTS: [],
    });
  });

  it.each<Record<string, string>>([
    { NODE_ENV: 'production', RATE_LIMITS: 'off' },
    { NODE_ENV: 'production', HUMAN_CHECK: 'off' },
    { HUMAN_CHECK_SECRET: '' },
    { HUMAN_CHECK: 'hcaptcha', HCAPTCHA_SITE_KEY: 'key' },
    { HUMAN_CHECK: 'hcaptcha', HCAPTCHA_SECRET: 'secret' },
    { ...hcaptcha, NODE_ENV: 'production', HCAPTCHA_VERIFY_URL: 'http://verify.example' },
    { NODE_ENV: 'production', PUBLIC_URL: 'http://repaso.example' },
    { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost.repaso.example' },
    { TRUST_PROXY: ' , ' },
  ])('refuses %j', (more) => {
    expect(() => read(more)).toThrow(ConfigError);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'lets production run on this machine itself, without TLS: %s',
    (address) => {
      expect(read({ NODE_ENV: 'production', PUBLIC_URL: address }).PUBLIC_URL).toBe(address);
    },
  );

  it('takes hCaptcha with both of its keys', () => {
    expect(read({ NODE_ENV: 'production', ...hcaptcha, HUMAN_CHECK_SECRET: '' })).toMatchObject({
      HUMAN_CHECK: 'hcaptcha',
      HCAPTCHA_VERIFY_URL: 'https://api.hcaptcha.com/siteverify',
    });
  });

  it('lets the human check be off in production when that is confirmed', () => {
    const confirmed = { HUMAN_CHECK: 'off', HUMAN_CHECK_OFF_CONFIRMED: 'yes' };
    expect(read({ NODE_ENV: 'production', ...confirmed }).HUMAN_CHECK).toBe('off');
  });

  it.each([
    ['2', 2],
    ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ])('trusts the proxies %j', (given, expected) => {
    expect(read({ TRUST_PROXY: given }).TRUST_PROXY).toEqual(expected);
  });
});
