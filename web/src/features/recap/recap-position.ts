/** Horizontal movement beyond which a touch is a swipe, in pixels (specification, section 9). */
export const SWIPE_THRESHOLD_PX = 50;

export type RecapMove = 'forward' | 'back';

/** A finger to the left goes forward, like turning a page; what is no swipe is a tap, forward too. */
export function moveForPointer(fromX: number, toX: number): RecapMove {
  return toX - fromX > SWIPE_THRESHOLD_PX ? 'back' : 'forward';
}

export function moveForKey(key: string): RecapMove | undefined {
  if (key === 'ArrowRight' || key === ' ') return 'forward';
  return key === 'ArrowLeft' ? 'back' : undefined;
}

/** The step after a move; step `cards` is the completion screen. */
export function stepAfter(step: number, move: RecapMove, cards: number): number {
  return move === 'forward' ? Math.min(step + 1, cards) : Math.max(step - 1, 0);
}
