import { describe, expect, it } from 'vitest';
import { readMeasures } from './read-measures.ts';

const audit = (id: string, score: number | null, rest: object = {}) => ({
  id,
  title: `Title of ${id}`,
  description: '',
  score,
  scoreDisplayMode: 'numeric' as const,
  ...rest,
});
const shift = audit('cumulative-layout-shift', 1, { numericValue: 0.004 });

/** A report with one category, in which each audit counts except those named `free-…`. */
function report(...audits: ReturnType<typeof audit>[]) {
  const auditRefs = audits.map(({ id }) => ({ id, weight: id.startsWith('free-') ? 0 : 1 }));
  return {
    audits: Object.fromEntries([shift, ...audits].map((each) => [each.id, each])),
    categories: { seo: { id: 'seo', title: 'SEO', score: 0.915, auditRefs } },
  };
}

const failed = { scoreDisplayMode: 'error', errorMessage: 'Required traces gatherer failed' };

describe('the measures of a page', () => {
  it('are scores of 100, the layout shift, and what costs points', () => {
    const slow = audit('slow', 0.5, { displayValue: '3 s' });
    const measures = readMeasures(report(slow, audit('good', 1), audit('free-hint', 0)), ['seo']);
    expect(measures).toEqual({
      scores: { seo: 92 },
      layoutShift: 0.004,
      losses: ['seo: Title of slow 3 s'],
    });
  });

  it('are none when an audit that counts failed: it is named, with its error', () => {
    expect(() => readMeasures(report(audit('largest-paint', null, failed)), ['seo'])).toThrow(
      'Lighthouse: largest-paint: Required traces gatherer failed',
    );
    const noShift = audit('cumulative-layout-shift', null, failed);
    expect(() => readMeasures(report(noShift), ['seo'])).toThrow(
      'Lighthouse: cumulative-layout-shift: Required traces gatherer failed',
    );
  });

  it('do not need an audit that counts for nothing', () => {
    expect(readMeasures(report(audit('free-hint', null, failed)), ['seo']).losses).toEqual([]);
  });
});
