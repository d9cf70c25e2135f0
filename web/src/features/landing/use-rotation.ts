import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../ui/use-media-query.ts';

/** How long each step stays (specification, section 9). */
export const STEP_MS = 5000;

/**
 * Which of `count` steps is shown. Goes on by itself unless it is held (the pointer or the focus
 * is there), was paused, or less motion is wanted.
 */
export function useRotation(count: number, held: boolean) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  const moving = !still && !paused && !held;

  // Begins anew with each step, so that a chosen one has its full time, too.
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), STEP_MS);
    return () => clearTimeout(timer);
  }, [moving, count, index]);

  return { index, show: setIndex, moving, paused, setPaused, still };
}
