import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { checkManifests, type Manifest } from '../../deploy/kubernetes/check-manifests.ts';
import { PROJECT_ROOT } from '../stack/config.ts';

/** Every object in the files of a folder, before patches. */
function readManifests(folder: string): Manifest[] {
  const path = join(PROJECT_ROOT, 'deploy/kubernetes', folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .flatMap((name) => parseAllDocuments(readFileSync(join(path, name), 'utf8')))
    .map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest;
    });
}

/** The files that a kustomization names. */
function namedFiles(folder: string): string[] {
  const file = join(PROJECT_ROOT, 'deploy/kubernetes', folder, 'kustomization.yaml');
  const { resources } = parseAllDocuments(readFileSync(file, 'utf8'))[0]!.toJS() as {
    resources: string[];
  };
  return resources.filter((name) => name.endsWith('.yaml'));
}

describe.each(['overlays/dev', 'overlays/prod'])('the manifests of %s', (overlay) => {
  const manifests = [...readManifests('base'), ...readManifests(overlay)];

  it('leave no file out', () => {
    for (const folder of ['base', overlay]) {
      const path = join(PROJECT_ROOT, 'deploy/kubernetes', folder);
      const files = readdirSync(path).filter((name) => name !== 'kustomization.yaml');
      expect(namedFiles(folder).sort()).toEqual(files.sort());
    }
  });

  it('give every workload its probes, limits, security context, budget, policy and variables', () => {
    expect(manifests.filter(({ spec }) => spec?.template).length).toBeGreaterThan(7);
    expect(checkManifests(manifests)).toEqual([]);
  });

  it('balance calls between replicas in the client', () => {
    const services = manifests.filter(
      ({ kind, metadata }) =>
        kind === 'Service' && metadata.labels?.['app.kubernetes.io/part-of'] === 'repaso',
    );
    const headless = services.filter(({ spec }) => spec?.clusterIP === 'None');
    expect(headless.map(({ metadata }) => metadata.name).sort()).toEqual(
      services
        .map(({ metadata }) => metadata.name)
        .filter((name) => name !== 'bff')
        .sort(),
    );
  });
});

it('a workload without what it needs is told apart', () => {
  const manifests = readManifests('base');
  const practice = manifests.find(
    ({ spec, metadata }) => spec?.template && metadata.name === 'practice',
  )!;
  const [container] = practice.spec!.template!.spec.containers;
  delete container!.readinessProbe;
  container!.env!.push({ name: 'DATABSE_URL' });
  container!.env = container!.env!.filter(({ name }) => name !== 'SERVICE_TOKEN_FILE');
  expect(checkManifests(manifests)).toEqual([
    'practice has no readiness probe',
    'practice is given DATABSE_URL, reads it not',
    'practice reads SERVICE_TOKEN and is not given it',
  ]);
});
