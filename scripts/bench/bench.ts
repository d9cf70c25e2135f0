import type { RunningStack } from '../test/run-stack.ts';
import type { Target } from './measure.ts';
import type { BenchLearner } from './populate.ts';

/** What the parts of the bench share. */
export interface Bench {
  stack: RunningStack;
  product: Target;
  monolith: Target;
  floor: Target;
  /** They take turns, each with two lessons that the product made. */
  learners: BenchLearner[];
  /** How often each figure is taken; the median counts. */
  rounds: number;
  /** Resolves when nothing is on its way between the services any more. */
  settled: () => Promise<void>;
}
