import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
);

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const texts = ['ink', 'ink-soft', 'primary', 'primary-strong', 'good', 'warn', 'bad'];
const tinted = [...tokens.keys()].filter((name) => name.endsWith('-tint'));

const textPairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground])),
  ...tinted.flatMap((tint) => [
    [tint.replace('-tint', ''), tint],
    ['ink', tint],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['primary-strong', 'primary-tint'],
  ['ink-soft', 'line'],
] as [string, string][];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colour = (name: string) => tokens.get(name)![theme];

  it.each(textPairs)('reads %s on %s at AA (4.5)', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('shows a control edge on %s at AA (3)', (ground) => {
    expect(contrast(colour('line-strong'), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
