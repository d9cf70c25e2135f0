import type { Result } from 'lighthouse';
import type { Category } from './page-targets.ts';

export interface PageMeasures {
  /** Points of 100, for the categories that were asked for. */
  scores: Partial<Record<Category, number>>;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** Each audit that costs points, in one line. */
  losses: string[];
}

type Report = Pick<Result, 'audits' | 'categories'>;

/** What a report says. Throws if an audit that counts could not be made: its figure would be none. */
export function readMeasures(report: Report, categories: Category[]): PageMeasures {
  const audits = categories.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => ({ category, audit: auditOf(report, id) })),
  );
  const { numericValue: layoutShift } = auditOf(report, 'cumulative-layout-shift');
  if (layoutShift === undefined) throw new Error('Lighthouse: cumulative-layout-shift: no figure');
  return {
    scores: Object.fromEntries(
      categories.map((id) => [id, Math.round((report.categories[id]?.score ?? 0) * 100)]),
    ),
    layoutShift,
    losses: audits
      .filter(({ audit }) => audit.score !== null && audit.score < 1)
      .map(({ category, audit }) =>
        `${category}: ${audit.title} ${audit.displayValue ?? ''}`.trim(),
      ),
  };
}

function auditOf({ audits }: Report, id: string): Report['audits'][string] {
  const audit = audits[id];
  if (!audit || audit.scoreDisplayMode === 'error') {
    throw new Error(`Lighthouse: ${id}: ${audit?.errorMessage ?? 'not made'}`);
  }
  return audit;
}
