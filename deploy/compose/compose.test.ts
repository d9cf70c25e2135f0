import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BffConfig, checkConfig } from '@repaso/bff/config';
import { readConfig } from '@repaso/shared/config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { processConfigs } from '../image/process-config.ts';
import { type ComposeFile, type ComposeService, checkCompose, processOf } from './check-compose.ts';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const compose: ComposeFile = parse(text, { merge: true });

const secretsDir = mkdtempSync(join(tmpdir(), 'repaso-secrets-'));
beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'deploy/image/make-secrets.ts')], {
    env: { SECRETS_DIR: secretsDir },
  });
});
afterAll(() => rmSync(secretsDir, { recursive: true }));

/** The environment of a container when nobody has set anything, its secrets where the test is. */
function environmentOf({ environment = {}, volumes = [] }: ComposeService): NodeJS.ProcessEnv {
  const mount = volumes.find((volume) => typeof volume !== 'string' && volume.volume?.subpath);
  const subpath = typeof mount === 'object' ? mount.volume!.subpath! : '';
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      withDefaults(value).replace('/run/secrets', join(secretsDir, subpath)),
    ]),
  );
}

/** What Compose makes of `${NAME:-default}`, also of one within another. */
function withDefaults(value: string): string {
  const replaced = value.replaceAll(/\$\{\w+:-([^${}]*)\}/g, '$1');
  return replaced === value ? value : withDefaults(replaced);
}

describe('docker-compose.yml', () => {
  it('gives no container more than it needs, and every process what it reads', () => {
    expect(checkCompose(compose)).toEqual([]);
  });

  it('names only what exists in what it depends on and mounts', () => {
    for (const [name, { depends_on = {}, volumes = [] }] of Object.entries(compose.services)) {
      for (const other of Object.keys(depends_on)) {
        expect(compose.services, name).toHaveProperty([other]);
      }
      for (const volume of volumes) {
        const [host = ''] = typeof volume === 'string' ? volume.split(':') : [];
        if (host.startsWith('.')) expect(existsSync(join(root, host)), host).toBe(true);
      }
    }
  });

  it('lays out every secret file that a container is told to read', () => {
    const files = Object.values(compose.services).flatMap((service) =>
      Object.entries(environmentOf(service))
        .filter(([name]) => name.endsWith('_FILE'))
        .map(([, path]) => path!),
    );
    expect(files.length).toBeGreaterThan(25);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(Object.entries(compose.services).filter(([, service]) => processOf(service)))(
    'lets %s start, in production, with nothing set by anybody',
    (_name, service) => {
      const shape = processConfigs[processOf(service)!];
      const config = readConfig(shape, { ...environmentOf(service), WEB_DIR: '/app/web/dist' });
      if (processOf(service) === 'bff') checkConfig(config as unknown as BffConfig);
      const given = service.environment!.NODE_ENV;
      expect(given).toBe('NODE_ENV' in shape ? 'production' : undefined);
    },
  );

  it('hands telemetry on to services that are there', () => {
    const file = join(root, 'deploy/telemetry/collector.yml');
    const { exporters, service } = parse(readFileSync(file, 'utf8')) as {
      exporters: Record<string, { endpoint: string }>;
      service: { pipelines: Record<string, { exporters: string[] }> };
    };
    const used = Object.values(service.pipelines).flatMap((pipeline) => pipeline.exporters);
    expect(used.sort()).toEqual(Object.keys(exporters).sort());
    for (const { endpoint } of Object.values(exporters)) {
      const [, host = ''] = /^(?:https?:\/\/)?([\w-]+):\d+/.exec(endpoint) ?? [];
      expect(compose.services[host]?.profiles, endpoint).toEqual(['observability']);
    }
  });

  it('explains in its documentation every variable that it takes', () => {
    const readme = readFileSync(join(root, 'deploy/README.md'), 'utf8');
    const taken = new Set([...text.matchAll(/\$\{(\w+):-/g)].map(([, name]) => name!));
    expect([...taken].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the check of docker-compose.yml', () => {
  const broken = (change: (services: ComposeFile['services']) => void): string[] => {
    const copy = structuredClone(compose);
    change(copy.services);
    return checkCompose(copy);
  };

  it.each<[string, (services: ComposeFile['services']) => void]>([
    ['postgres runs as root', ({ postgres }) => delete postgres!.user],
    ['nats is not asked for its health', ({ nats }) => delete nats!.healthcheck],
    ['lesson has no limits', ({ lesson }) => delete lesson!.deploy],
    ['redis publishes a port', ({ redis }) => Object.assign(redis!, { ports: ['127.0.0.1:1:1'] })],
    [
      'bff is reached from other machines',
      ({ bff }) => Object.assign(bff!, { ports: ['80:8080'] }),
    ],
    ['nats is not pinned', ({ nats }) => Object.assign(nats!, { image: 'nats:latest' })],
    [
      'bff has a secret in HCAPTCHA_SECRET',
      ({ bff }) => Object.assign(bff!.environment!, { HCAPTCHA_SECRET: 'changeme' }),
    ],
    [
      'admin is given COLOUR, reads it not',
      ({ admin }) => Object.assign(admin!.environment!, { COLOUR: 'red' }),
    ],
    [
      'identity reads MAIL_FROM and is not given it',
      ({ identity }) => delete identity!.environment!.MAIL_FROM,
    ],
  ])('finds that %s', (complaint, change) => {
    expect(broken(change)).toContain(complaint);
  });
});
