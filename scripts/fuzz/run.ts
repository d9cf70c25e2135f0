/** Strange requests by the thousand, and what the API answers: `make fuzz`. */
import { startStack } from '../test/run-stack.ts';
import { timeAddresses } from './address-timings.ts';
import { fuzz } from './fuzz.ts';

const requests = Number(process.env.REQUESTS || 10_000);
const seed = Number(process.env.SEED || 1);

const stack = await startStack();
const started = performance.now();
const { sent, counts, complaints } = await fuzz(stack, { requests, seed });
const seconds = (performance.now() - started) / 1000;
const loggedErrors = stack
  .output()
  .split('\n')
  .filter((line) => /\berror\b/i.test(line) && /request failed|call failed/.test(line));
const timings = await timeAddresses(stack);
await stack.stop();

for (const [operation, statuses] of counts) {
  const listed = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  process.stdout.write(`${operation.padEnd(46)} ${listed.join('  ')}\n`);
}
process.stdout.write('\nMedian milliseconds for an address with an account, and for one without\n');
for (const { call, known, unknown } of timings) {
  process.stdout.write(`${call.padEnd(46)} ${known.toFixed(1)}  ${unknown.toFixed(1)}\n`);
}
for (const complaint of complaints.slice(0, 50)) process.stdout.write(`\n${complaint}\n`);
for (const line of loggedErrors.slice(0, 10)) process.stdout.write(`\nlogged: ${line}\n`);
const serverErrors = [...counts.values()]
  .flatMap((statuses) => [...statuses])
  .filter(([status]) => status >= 500)
  .reduce((sum, [, n]) => sum + n, 0);
process.stdout.write(
  `\n${sent} requests in ${seconds.toFixed(0)} s (SEED=${seed}): ` +
    `${serverErrors} answered 5xx, ${complaints.length} complaints, ${loggedErrors.length} errors logged\n`,
);
process.exitCode = complaints.length + loggedErrors.length === 0 ? 0 : 1;
