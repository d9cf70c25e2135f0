import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('refuses what comes beyond its limit until somebody leaves', () => {
  const gate = createGate(2);
  const responses = Array.from({ length: 3 }, () => new EventEmitter() as Response);
  const [first, second, third] = responses as [Response, Response, Response];
  gate.enter(first);
  gate.enter(second);
  expect(() => gate.enter(third)).toThrow('temporarily busy');
  first.emit('close');
  gate.enter(third);
});
