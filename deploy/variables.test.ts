import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { README, withVariables } from './variables.ts';

it('stands in the README as the schemas have it: `node deploy/variables.ts` writes it', () => {
  const readme = readFileSync(README, 'utf8');
  expect(readme).toBe(withVariables(readme));
});
