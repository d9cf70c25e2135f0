import { type ProcessName, processConfigs } from '../image/process-config.ts';

/** docker-compose.yml after its merge keys, as far as the rules look at it. */
export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean }>;
}

export interface ComposeService {
  image: string;
  profiles?: string[];
  command?: string[];
  user?: string;
  read_only?: boolean;
  restart?: string;
  cap_drop?: string[];
  security_opt?: string[];
  logging?: { options?: Record<string, string> };
  stop_grace_period?: string;
  ports?: string[];
  networks?: string[];
  environment?: Record<string, string>;
  volumes?: (string | { target: string; volume?: { subpath?: string } })[];
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string; pids?: number } } };
}

/** Variables that the file need not set, and why. */
const LEFT_OUT: Record<string, string> = {
  CLOCK_OFFSET: 'for tests',
  HUMAN_CHECK_OFF_CONFIRMED: 'the human check stays on',
  HCAPTCHA_VERIFY_URL: 'one of the provider’s',
  NATS_REPLICAS: 'there is one broker',
  OTEL_SERVICE_NAME: 'the image names its process',
  RATE_LIMITS: 'they stay on',
  RPC_TLS_CA: 'calls stay on the internal network of one machine',
  RPC_TLS_CERT: 'likewise',
  RPC_TLS_KEY: 'likewise',
  WEB_DIR: 'the image knows where the web app lies',
};
/** Their images hold one program and nothing that could ask it. */
const CANNOT_BE_ASKED = ['collector', 'tempo'];
const SECRET_NAME = /PASSWORD|SECRET(?!S_DIR)|TOKEN|_KEY$|DATABASE_URL|REDIS_URL|NATS_URL/;

/** Everything that is wrong with the file, each with the service's name. */
export function checkCompose({ services, networks }: ComposeFile): string[] {
  return Object.entries(services).flatMap(([name, service]) =>
    [
      ...checkContainer(name, service),
      ...checkPorts(name, service, networks),
      ...checkSecrets(service),
      ...checkVariables(service),
    ].map((complaint) => `${name} ${complaint}`),
  );
}

/** The process of the product that a container runs; undefined for all others. */
export function processOf({ image, command = [] }: ComposeService): ProcessName | undefined {
  const [name = ''] = command;
  return isOurs(image) && name in processConfigs ? (name as ProcessName) : undefined;
}

/** Our image runs as a user without privileges by itself. */
const isOurs = (image: string): boolean => image.startsWith('${REPASO_IMAGE');

function checkContainer(name: string, service: ComposeService): string[] {
  const { image, healthcheck, deploy } = service;
  const limits = deploy?.resources?.limits;
  const isJob = service.restart === 'no';
  const isAsked = healthcheck ? !healthcheck.disable && healthcheck.test : isOurs(image);
  const rules: [unknown, string][] = [
    [/^\$\{[A-Z]+(_[A-Z]+)*:-[^}]+:v?\d[^}]*\}$|^\$\{REPASO_IMAGE/.test(image), 'is not pinned'],
    [isOurs(image) || !/^(root|0)?(:|$)/.test(service.user ?? ''), 'runs as root'],
    [service.read_only, 'can write its root file system'],
    [service.cap_drop?.includes('ALL'), 'keeps capabilities'],
    [service.security_opt?.includes('no-new-privileges:true'), 'may gain privileges'],
    [limits?.cpus && limits.memory && limits.pids, 'has no limits'],
    [service.logging?.options?.['max-size'], 'logs without end'],
    [isJob || isAsked || CANNOT_BE_ASKED.includes(name), 'is not asked for its health'],
    [isJob || service.restart === 'unless-stopped', 'does not start again'],
  ];
  return rules.filter(([holds]) => !holds).map(([, complaint]) => complaint);
}

/** One port of the product; those of a profile are for this machine alone. */
function checkPorts(
  name: string,
  { ports = [], profiles, networks: own = [] }: ComposeService,
  networks: ComposeFile['networks'],
): string[] {
  const [port] = ports;
  if (port === undefined) return [];
  const complaints: string[] = [];
  if (ports.length > 1 || !(name === 'bff' || profiles)) complaints.push('publishes a port');
  if (!/^(127\.0\.0\.1|\$\{BIND_ADDRESS:-127\.0\.0\.1\}):/.test(port)) {
    complaints.push('is reached from other machines');
  }
  if (own.every((network) => networks[network]?.internal)) complaints.push('cannot be reached');
  return complaints;
}

/** A secret is in a file, or the operator's own and empty where none was given. */
function checkSecrets({ environment = {} }: ComposeService): string[] {
  return Object.entries(environment)
    .filter(([name]) => SECRET_NAME.test(name) && !/_FILE$/.test(name))
    .filter(([, value]) => !/^\$\{\w+:-\}$/.test(value))
    .map(([name]) => `has a secret in ${name}`);
}

/** What the process reads is what the file sets. */
function checkVariables(service: ComposeService): string[] {
  const process = processOf(service);
  if (!process) return [];
  const known = Object.keys(processConfigs[process]);
  const given = Object.keys(service.environment ?? {}).map((name) => name.replace(/_FILE$/, ''));
  return [
    ...given
      .filter((name) => !known.includes(name))
      .map((name) => `is given ${name}, reads it not`),
    ...known
      .filter((name) => !given.includes(name) && !(name in LEFT_OUT))
      .map((name) => `reads ${name} and is not given it`),
  ];
}
