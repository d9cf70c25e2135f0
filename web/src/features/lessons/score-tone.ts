import type { BadgeTone } from '../../ui/badge.tsx';

// Percent (specification, section 9).
const GREEN_FROM = 80;
const YELLOW_FROM = 60;

/** Green from 80, yellow from 60, red below. */
export function scoreTone(score: number): BadgeTone {
  if (score >= GREEN_FROM) return 'good';
  return score >= YELLOW_FROM ? 'warn' : 'bad';
}
