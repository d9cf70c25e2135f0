/** Wide enough for the longest name of a process. */
const NAME_WIDTH = 13;
const COLORS = [36, 32, 33, 35, 34, 96, 92, 93, 95, 94];
const LEVEL_COLORS: Record<string, number> = { warn: 33, error: 31, fatal: 31 };

export interface Terminal {
  /** A line of the launcher itself. */
  say(text: string): void;
  /** A line that the process `name` wrote. */
  relay(name: string, line: string): void;
}

/** Colours only where a person looks: not in files and pipes, nor where NO_COLOR is set. */
export function createTerminal(
  output: NodeJS.WritableStream & { isTTY?: boolean } = process.stdout,
): Terminal {
  const colored = Boolean(output.isTTY) && !process.env.NO_COLOR;
  const names = new Map<string, number>();
  const paint = (text: string, color: number | undefined): string =>
    colored && color !== undefined ? `\x1b[${color}m${text}\x1b[0m` : text;
  const write = (name: string, text: string): void => {
    if (!names.has(name)) names.set(name, COLORS[names.size % COLORS.length]!);
    const prefix = paint(`${name.padEnd(NAME_WIDTH)} |`, names.get(name));
    output.write(`${text.replaceAll(/^/gm, `${prefix} `)}\n`);
  };
  return {
    say: (text) => write('repaso', text),
    relay(name, line) {
      const entry = parseLogLine(line);
      if (!entry) return write(name, line);
      const level = paint(entry.level.padEnd(5), LEVEL_COLORS[entry.level]);
      write(name, `${entry.time} ${level} ${entry.text}`);
    },
  };
}

interface LogLine {
  time: string;
  level: string;
  text: string;
}

/** A line of the services' JSON log in a form to read, or undefined if it is none. */
export function parseLogLine(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined;
  let entry: unknown;
  try {
    entry = JSON.parse(line);
  } catch {
    return undefined;
  }
  const { level, time, msg, service, requestId, err, ...rest } = entry as Record<string, unknown>;
  if (typeof level !== 'string' || typeof time !== 'string') return undefined;
  const fields = Object.entries({ ...(requestId !== undefined && { requestId }), ...rest }).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const text = [msg, ...fields].filter((part) => part !== undefined).join(' ');
  return { time: time.slice(11, 23), level, text: text + describeError(err) };
}

function describeError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { stack, message, cause } = error as Record<string, unknown>;
  const inner = cause === undefined ? '' : `\ncaused by${describeError(cause)}`;
  return `\n${stack ?? message}${inner}`;
}
