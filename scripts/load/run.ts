/**
 * Plays a profile against the whole product on a throwaway data directory: `make load`, with
 * PROFILE=smoke|learner-day|spike|soak and RATE=2 for twice its rate. Fails over its thresholds.
 */
import { loadavg } from 'node:os';
import { readConfig } from '@repaso/shared/config';
import { z } from 'zod';
import { connectIdentity } from '../stack/identity-client.ts';
import { createLearner } from '../test/learner.ts';
import { startStack } from '../test/run-stack.ts';
import { missedThresholds } from './measurements.ts';
import { profileNamed, scaled } from './profiles.ts';
import { loadReport } from './report.ts';
import { runProfile } from './run-profile.ts';
import { seedLearners } from './seed-learners.ts';

const { PROFILE, RATE } = readConfig(
  { PROFILE: z.string().default('learner-day'), RATE: z.coerce.number().positive().default(1) },
  process.env,
);
const profile = scaled(profileNamed(PROFILE), RATE);

const stack = await startStack();
try {
  const admin = await createLearner(stack);
  const identity = connectIdentity(stack.state);
  await identity.grantAdmin({ email: admin.email }).finally(() => identity.close());

  const seedStarted = performance.now();
  await seedLearners(stack.url, admin, profile.learners);
  print(`${profile.learners} learners with a lesson each, made in ${secondsSince(seedStarted)} s`);
  print(`${PROFILE}, load average ${loadavg()[0]?.toFixed(1)} before\n`);

  const started = performance.now();
  const measured = await runProfile(profile, stack.url);
  print(loadReport(measured, (performance.now() - started) / 1000));

  for (const failure of measured.failures) print(`failed: ${failure}`);
  const missed = missedThresholds(measured, profile.thresholds);
  for (const sentence of missed) print(`✗ ${sentence}`);
  if (missed.length === 0) print('✓ within the thresholds');
  else process.exitCode = 1;
} finally {
  await stack.stop();
}

function secondsSince(time: number): string {
  return ((performance.now() - time) / 1000).toFixed(0);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
