import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '@repaso/scripts/stack/config';

const run = promisify(execFile);

/** The release whose Docker is new enough; its programs run on the one before, too. */
export const SUITE = 'trixie';
const DOCKER = ['docker.io', 'docker-cli', 'docker-compose', 'docker-buildx', 'containerd'];
/** Bound to the machine's own C library and kernel, or needed to make a base image. */
const AROUND_IT = ['runc', 'iptables', 'tini', 'debootstrap'];
/** Fetched once for a checkout, like the other engines. */
const FETCHED = join(PROJECT_ROOT, '.engines/docker');
const START_LIMIT_MS = 30_000;

export interface Docker {
  /** The environment in which `docker` speaks to this daemon. */
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/**
 * A Docker daemon of our own, from Debian's packages, with all that it keeps below `folder`. It
 * changes no firewall, so containers reach each other and nothing else. Needs root.
 */
export async function startPrivateDocker(folder: string): Promise<Docker> {
  if (!existsSync(FETCHED)) await fetchDocker();
  const env = fetchedEnvironment(folder);
  const plugins = join(FETCHED, 'usr/libexec/docker/cli-plugins');
  mkdirSync(join(env.DOCKER_CONFIG!, 'cli-plugins'), { recursive: true });
  for (const plugin of readdirSync(plugins)) {
    symlinkSync(join(plugins, plugin), join(env.DOCKER_CONFIG!, 'cli-plugins', plugin));
  }
  const log = openSync(join(folder, 'dockerd.log'), 'a');
  const options = [
    ['--data-root', join(folder, 'data')],
    ['--exec-root', join(folder, 'exec')],
    ['--pidfile', join(folder, 'dockerd.pid')],
    ['--host', env.DOCKER_HOST!],
    [
      '--bridge=none',
      '--iptables=false',
      '--ip6tables=false',
      '--ip-forward=false',
      '--ip-masq=false',
    ],
  ].flat();
  const daemon = spawn('setpriv', ['--pdeathsig=TERM', '--', 'dockerd', ...options], {
    env,
    stdio: ['ignore', log, log],
    // A terminal's ctrl-C is not for it: the containers go first.
    detached: true,
  });
  const ended = once(daemon, 'exit');
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(env))) {
    if (daemon.exitCode !== null || Date.now() > deadline) {
      daemon.kill('SIGKILL');
      throw new Error(`dockerd does not start; ${join(folder, 'dockerd.log')} says why.`);
    }
    await wait(200);
  }
  return {
    env,
    async stop() {
      daemon.kill('SIGTERM');
      await ended;
    },
  };
}

/** Whether a daemon answers in this environment, and Compose is there. */
export async function answers(env: NodeJS.ProcessEnv): Promise<boolean> {
  return Promise.all([
    run('docker', ['version'], { env }),
    run('docker', ['compose', 'version'], { env }),
  ]).then(
    () => true,
    () => false,
  );
}

/**
 * Makes the smallest Debian that apt works in, below `folder`, and hands it to `docker import` as
 * `image`. It trusts whom this machine trusts, so that a registry behind a proxy is reached, too.
 */
export async function importDebian(image: string, folder: string, env: NodeJS.ProcessEnv) {
  const root = join(folder, 'debian');
  const args = ['--variant=minbase', '--include=ca-certificates', SUITE, root, await mirror()];
  await run('debootstrap', args, {
    env: { ...env, DEBOOTSTRAP_DIR: join(FETCHED, 'usr/share/debootstrap') },
    maxBuffer: 2 ** 26,
  });
  for (const left of ['doc', 'info', 'locale', 'man']) {
    rmSync(join(root, 'usr/share', left), { recursive: true, force: true });
  }
  const lists = join(root, 'var/lib/apt/lists');
  rmSync(lists, { recursive: true });
  mkdirSync(lists);
  rmSync(join(root, 'var/cache/apt'), { recursive: true });
  const certificates = 'etc/ssl/certs/ca-certificates.crt';
  if (existsSync(`/${certificates}`)) cpSync(`/${certificates}`, join(root, certificates));
  await run('sh', ['-c', 'tar -C "$1" -c . | docker import - "$2"', 'sh', root, image], { env });
  rmSync(root, { recursive: true });
}

async function fetchDocker(): Promise<void> {
  process.stdout.write("Fetching Docker from Debian's packages into .engines/docker\n");
  mkdirSync(join(PROJECT_ROOT, '.engines'), { recursive: true });
  const workshop = mkdtempSync(join(PROJECT_ROOT, '.engines/fetching-'));
  try {
    const sources = join(workshop, `${SUITE}.sources`);
    const signed = 'Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg';
    writeFileSync(
      sources,
      `Types: deb\nURIs: ${await mirror()}\nSuites: ${SUITE}\nComponents: main\n${signed}\n`,
    );
    const newer = [
      '-o',
      `Dir::Etc::sourcelist=${sources}`,
      '-o',
      'Dir::Etc::sourceparts=/dev/null',
    ];
    await downloadPackages(join(workshop, 'newer'), newer, async () => DOCKER);
    await downloadPackages(join(workshop, 'own'), [], async (apt) => {
      const { stdout } = await apt([
        '--simulate',
        '--no-install-recommends',
        'install',
        ...AROUND_IT,
      ]);
      const missing = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name!);
      return [...new Set([...AROUND_IT, ...missing])];
    });
    for (const part of ['newer', 'own']) {
      for (const archive of readdirSync(join(workshop, part))) {
        if (!archive.endsWith('.deb')) continue;
        await run('dpkg', ['-x', join(workshop, part, archive), join(workshop, 'root')]);
      }
    }
    for (const name of ['iptables', 'ip6tables']) {
      symlinkSync('xtables-legacy-multi', join(workshop, 'root/usr/sbin', name));
    }
    renameSync(join(workshop, 'root'), FETCHED);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Downloads packages with lists of their own, so that the machine's stay as they are. */
async function downloadPackages(
  folder: string,
  options: string[],
  choose: (apt: (args: string[]) => Promise<{ stdout: string }>) => Promise<string[]>,
): Promise<void> {
  mkdirSync(join(folder, 'lists/partial'), { recursive: true });
  mkdirSync(join(folder, 'cache/archives/partial'), { recursive: true });
  const own = [
    ['-o', `Dir::State::lists=${join(folder, 'lists')}`],
    ['-o', `Dir::Cache=${join(folder, 'cache')}`],
    ['-o', 'APT::Sandbox::User=root'],
  ].flat();
  const apt = (args: string[]) => run('apt-get', [...own, ...options, ...args], { cwd: folder });
  await apt(['-qq', 'update']);
  await apt(['download', ...(await choose(apt))]);
}

/** Where this machine takes Debian's packages from. Throws when its apt knows no such place. */
async function mirror(): Promise<string> {
  const { stdout } = await run('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Origin: Debian',
  ]);
  const [first] = stdout.split('\n');
  if (!first)
    throw new Error("apt knows no mirror of Debian's packages: run `apt-get update` first.");
  return first.replace(/\/$/, '');
}

function fetchedEnvironment(folder: string): NodeJS.ProcessEnv {
  const multiarch = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const libraries = join(FETCHED, 'usr/lib', multiarch);
  const programs = ['usr/bin', 'usr/sbin', 'sbin'].map((part) => join(FETCHED, part));
  return {
    ...process.env,
    PATH: [...programs, process.env.PATH].join(':'),
    LD_LIBRARY_PATH: libraries,
    XTABLES_LIBDIR: join(libraries, 'xtables'),
    DOCKER_HOST: `unix://${join(folder, 'docker.sock')}`,
    DOCKER_CONFIG: join(folder, 'client'),
  };
}
