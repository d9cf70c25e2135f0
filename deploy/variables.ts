/**
 * The table of every variable that a process of the image reads, made from their schemas: names,
 * values and defaults from zod, the sentence from the comment above the variable.
 * `node deploy/variables.ts` writes it into deploy/README.md.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { processConfigs } from './image/process-config.ts';

const ROOT = join(import.meta.dirname, '..');
export const README = join(import.meta.dirname, 'README.md');
const SOURCES = ['services/*/src/**/*config.ts', 'deploy/image/*-config.ts'];
const BEGIN = '<!-- variables: made by deploy/variables.ts -->';
const END = '<!-- end of variables -->';

/** The text of the README with the table as the schemas have it now. */
export function withVariables(readme: string): string {
  const [before, after] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`${README} has no place for the table`);
  return `${readme.slice(0, before)}${BEGIN}\n${table()}\n${readme.slice(after)}`;
}

function table(): string {
  const shapes: [string, Record<string, z.ZodType>][] = Object.entries(processConfigs);
  const names = [...new Set(shapes.flatMap(([, shape]) => Object.keys(shape)))].sort();
  const meanings = readMeanings();
  const rows = names.map((name) => {
    const readers = shapes.filter(([, shape]) => name in shape);
    const schema = readers[0]![1][name]!;
    const everyone = readers.length >= shapes.length - 1;
    const read = everyone ? 'all' : readers.map(([process]) => process).join(', ');
    const meaning = meanings.get(name);
    if (!meaning) throw new Error(`${name} has no comment that says what it means`);
    return `| \`${name}\` | ${read} | ${values(schema)} | ${preset(schema)} | ${meaning} |`;
  });
  return [
    '| variable | read by | values | default | meaning |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The comment above each variable, on one line. */
function readMeanings(): Map<string, string> {
  const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*([A-Z][A-Z0-9_]+):/g;
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(documented)].map(
        ([, comment, name]): [string, string] => [
          name!,
          comment!
            .replaceAll(/^\s*\*/gm, '')
            .replaceAll(/\s+/g, ' ')
            .replaceAll('|', '\\|')
            .trim(),
        ],
      ),
    ),
  );
}

function values(schema: z.ZodType): string {
  const given = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const read = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  if (given.enum) return given.enum.map((value) => `\`${value}\``).join(' ');
  if (read.type === 'integer') return `${read.minimum} to ${read.maximum}`;
  if (given.format === 'uri') return 'URL';
  return schema.safeParse('host:1').success && !schema.safeParse('host').success
    ? 'host:port'
    : 'text';
}

/** What counts where nothing is given: a default, nothing, or a process that does not start. */
function preset(schema: z.ZodType): string {
  const { success, data } = schema.safeParse(undefined);
  if (!success) return '**required**';
  if (typeof data === 'boolean') {
    const written = ['on', 'off', 'true', 'false'].find(
      (value) => schema.safeParse(value).data === data,
    );
    return `\`${written}\``;
  }
  const isSilent = data === undefined || data === 0 || data === '' || Array.isArray(data);
  return isSilent ? '' : `\`${data}\``;
}

if (import.meta.main) writeFileSync(README, withVariables(readFileSync(README, 'utf8')));
