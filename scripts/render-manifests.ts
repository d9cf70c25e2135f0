/**
 * `make manifests`: renders both overlays as the cluster will get them, with the kustomize or
 * kubectl of this machine, and holds the result against the rules that the tests hold the files
 * against. Ends with 1 when something is wrong; prints how many objects each overlay has.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { checkManifests, type Manifest } from '../deploy/kubernetes/check-manifests.ts';
import { PROJECT_ROOT } from './stack/config.ts';

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

function render(folder: string): string {
  for (const [program, command] of [
    ['kustomize', 'build'],
    ['kubectl', 'kustomize'],
  ] as const) {
    try {
      return execFileSync(program, [command, folder], {
        encoding: 'utf8',
        maxBuffer: MAX_OUTPUT_BYTES,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  process.stderr.write('Install kustomize or kubectl (5.0 or 1.27 at least), and try again.\n');
  process.exit(1);
}

for (const overlay of ['dev', 'prod']) {
  const rendered = render(join(PROJECT_ROOT, 'deploy/kubernetes/overlays', overlay));
  const manifests = parseAllDocuments(rendered).map((document) => document.toJS() as Manifest);
  const complaints = checkManifests(manifests);
  process.stdout.write(`${overlay}: ${manifests.length} objects, ${complaints.length} wrong\n`);
  for (const complaint of complaints) process.stdout.write(`✗ ${complaint}\n`);
  if (complaints.length > 0) process.exitCode = 1;
}
