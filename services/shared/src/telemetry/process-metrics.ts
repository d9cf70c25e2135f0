import { metrics } from '@opentelemetry/api';

/** Memory and CPU time of this process, under OpenTelemetry's own names. */
export function observeProcess(): void {
  const meter = metrics.getMeter('process');
  meter
    .createObservableUpDownCounter('process.memory.usage', {
      unit: 'By',
      description: 'Resident memory of the process.',
    })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  meter
    .createObservableCounter('process.cpu.time', {
      unit: 's',
      description: 'CPU time of the process.',
    })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe(user / 1e6, { 'cpu.mode': 'user' });
      result.observe(system / 1e6, { 'cpu.mode': 'system' });
    });
}
