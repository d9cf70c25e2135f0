import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createTerminal, parseLogLine } from './terminal.ts';

const line = (fields: object) =>
  JSON.stringify({ level: 'info', time: '2026-11-21T08:09:10.123Z', service: 'bff', ...fields });

describe('the launcher’s output', () => {
  it('shows a log line as time, level, message and fields, the request id first', () => {
    const entry = parseLogLine(line({ status: 200, requestId: 'abcdefgh', msg: 'answered' }));
    expect(entry).toEqual({
      time: '08:09:10.123',
      level: 'info',
      text: 'answered requestId=abcdefgh status=200',
    });
  });

  it('shows an error with its stack and its cause', () => {
    const err = { message: 'no', stack: 'Error: no\n    at here', cause: { message: 'closed' } };
    expect(parseLogLine(line({ msg: 'failed', err }))?.text).toBe(
      'failed\nError: no\n    at here\ncaused by\nclosed',
    );
  });

  it.each(['plain text', '{not json', '{"a":1}'])('leaves %s as it is', (text) => {
    expect(parseLogLine(text)).toBeUndefined();
  });

  it('puts the process’s name before every line, without colours outside a terminal', () => {
    const output = new PassThrough();
    createTerminal(output).relay('bff', 'first\nsecond');
    expect(output.read().toString()).toBe('bff           | first\nbff           | second\n');
  });
});
