import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

/** A figure that has to be reached (the bench fails where one is not). */
export interface Target {
  what: string;
  value: number;
  limit: number;
  /** Whether more is better; else less is. */
  atLeast?: boolean;
  unit?: string;
}

/** One part of the report. */
export interface Section {
  title: string;
  /** How to read the table. */
  note: string;
  columns: string[];
  rows: string[][];
  targets: Target[];
}

export function isReached({ value, limit, atLeast = false }: Target): boolean {
  return atLeast ? value >= limit : value <= limit;
}

/** As Markdown. */
export function sectionText({ title, note, columns, rows, targets }: Section): string {
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    note,
    '',
    line(columns),
    line(columns.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(line),
    '',
    ...targets.map(targetText),
    ...(targets.length > 0 ? [''] : []),
  ].join('\n');
}

function targetText(target: Target): string {
  const { what, value, limit, atLeast = false, unit = '' } = target;
  const mark = isReached(target) ? '✓' : '✗';
  return `- ${mark} ${what}: ${figure(value)}${unit}, wanted ${atLeast ? '≥' : '≤'} ${limit}${unit}`;
}

/** As many digits as mean something. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** The machine, and what else it was doing. */
export function machineText(loadBefore: number): string {
  const model = /^model name\s*:\s*(.+)$/m.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1];
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const gigabytes = (totalmem() / 2 ** 30).toFixed(0);
  const load = [loadBefore, loadavg()[0]!].map((value) => value.toFixed(1)).join(' before and ');
  return (
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.versions.node}, ` +
    `${model ?? 'unknown processor'}, ${cpus().length} cores, ${gigabytes} GB. ` +
    `Load average ${load} after.`
  );
}
