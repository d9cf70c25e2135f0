import { type ProcessName, processConfigs } from '../image/process-config.ts';

/** An object of Kubernetes, as far as the rules look at it. */
export interface Manifest {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  spec?: {
    replicas?: number;
    selector?: { matchLabels?: Record<string, string> };
    podSelector?: { matchLabels?: Record<string, string> };
    policyTypes?: string[];
    clusterIP?: string;
    template?: PodTemplate;
    jobTemplate?: { spec: { template: PodTemplate } };
  };
}

interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: PodSpec;
}

interface PodSpec {
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } };
  containers: Container[];
}

interface Container {
  name: string;
  image: string;
  args?: string[];
  env?: { name: string }[];
  envFrom?: { configMapRef: { name: string } }[];
  resources?: { requests?: Limits; limits?: Limits };
  startupProbe?: object;
  readinessProbe?: object;
  livenessProbe?: object;
  lifecycle?: { preStop?: object };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[] };
  };
}

interface Limits {
  cpu?: string;
  memory?: string;
}

/** Variables that a manifest need not set, and why. */
const LEFT_OUT: Record<string, string> = {
  CLOCK_OFFSET: 'for tests',
  OTEL_SERVICE_NAME: 'the image names its process',
  WEB_DIR: 'the image knows where the web app lies',
  HUMAN_CHECK_OFF_CONFIRMED: 'the human check stays on',
  HCAPTCHA_VERIFY_URL: 'one of the provider’s',
  RPC_TLS_CA: 'the component rpc-tls gives it',
  RPC_TLS_CERT: 'likewise',
  RPC_TLS_KEY: 'likewise',
};

/** They end by themselves: nobody asks whether they are ready. */
const JOBS = new Set(['Job', 'CronJob']);

/** Everything that is wrong with the objects of an overlay, each with the object's name. */
export function checkManifests(manifests: Manifest[]): string[] {
  const workloads = manifests.filter((manifest) => templateOf(manifest));
  return [
    ...workloads.flatMap((workload) => [
      ...checkPod(workload),
      ...checkNeighbours(workload, manifests),
      ...checkVariables(workload, manifests),
    ]),
    ...checkDefaultDeny(manifests),
  ];
}

function checkPod(workload: Manifest): string[] {
  const { kind, metadata } = workload;
  const pod = templateOf(workload)!.spec;
  const container = pod.containers[0]!;
  const runs = !JOBS.has(kind);
  const rules: [boolean | undefined, string][] = [
    [pod.securityContext?.runAsNonRoot, 'runs as root'],
    [pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'],
    [pod.automountServiceAccountToken === false, 'is given a token of the cluster'],
    [container.securityContext?.readOnlyRootFilesystem, 'can write its root file system'],
    [container.securityContext?.allowPrivilegeEscalation === false, 'may gain privileges'],
    [container.securityContext?.capabilities?.drop?.includes('ALL'), 'keeps capabilities'],
    [Boolean(container.resources?.requests?.cpu), 'asks for no share of a CPU'],
    [Boolean(container.resources?.limits?.memory), 'has no limit of memory'],
    [!runs || Boolean(container.startupProbe), 'has no startup probe'],
    [!runs || Boolean(container.readinessProbe), 'has no readiness probe'],
    [!runs || Boolean(container.livenessProbe), 'has no liveness probe'],
    [!runs || (pod.terminationGracePeriodSeconds ?? 0) >= 30, 'has no time to finish'],
    [
      !(processOf(container) && runs) || container.lifecycle?.preStop !== undefined,
      'has no preStop',
    ],
  ];
  return rules.filter(([holds]) => !holds).map(([, complaint]) => `${metadata.name} ${complaint}`);
}

/** A policy that names who may reach it and, where there is more than one, a disruption budget. */
function checkNeighbours(workload: Manifest, manifests: Manifest[]): string[] {
  const { kind, metadata, spec } = workload;
  const name = templateOf(workload)!.metadata.labels['app.kubernetes.io/name'];
  const selects = (of: string, selector: 'selector' | 'podSelector'): boolean =>
    manifests.some(
      (other) =>
        other.kind === of &&
        other.spec?.[selector]?.matchLabels?.['app.kubernetes.io/name'] === name,
    );
  const complaints: string[] = [];
  if (!selects('NetworkPolicy', 'podSelector')) complaints.push('has no network policy');
  const many = !JOBS.has(kind) && (spec?.replicas ?? 1) > 1;
  if (many && !selects('PodDisruptionBudget', 'selector')) complaints.push('has no budget');
  return complaints.map((complaint) => `${metadata.name} ${complaint}`);
}

/** What the process reads is what the manifest sets. */
function checkVariables(workload: Manifest, manifests: Manifest[]): string[] {
  const { metadata } = workload;
  const container = templateOf(workload)!.spec.containers[0]!;
  const process = processOf(container);
  if (!process) return [];
  const known = new Set(Object.keys(processConfigs[process]));
  const fromMaps = (container.envFrom ?? []).flatMap(({ configMapRef }) => {
    const map = manifests.find(
      (other) => other.kind === 'ConfigMap' && other.metadata.name === configMapRef.name,
    );
    return map ? Object.keys(map.data ?? {}) : [`of the missing ConfigMap ${configMapRef.name}`];
  });
  const given = new Set(
    [...fromMaps, ...(container.env ?? []).map(({ name }) => name)].map((name) =>
      name.replace(/_FILE$/, ''),
    ),
  );
  return [
    ...[...given]
      .filter((name) => !known.has(name))
      .map((name) => `is given ${name}, reads it not`),
    ...[...known]
      .filter((name) => !given.has(name) && !(name in LEFT_OUT))
      .map((name) => `reads ${name} and is not given it`),
  ].map((complaint) => `${metadata.name} ${complaint}`);
}

function checkDefaultDeny(manifests: Manifest[]): string[] {
  const denies = manifests.some(
    ({ kind, spec }) =>
      kind === 'NetworkPolicy' &&
      spec?.podSelector?.matchLabels === undefined &&
      spec?.policyTypes?.length === 2,
  );
  return denies ? [] : ['nothing denies what no policy allows'];
}

function templateOf({ spec }: Manifest): PodTemplate | undefined {
  return spec?.template ?? spec?.jobTemplate?.spec.template;
}

/** The process of the product that a container runs; undefined for an engine. */
function processOf({ args = [] }: Container): ProcessName | undefined {
  const [name = ''] = args;
  return name in processConfigs ? (name as ProcessName) : undefined;
}
