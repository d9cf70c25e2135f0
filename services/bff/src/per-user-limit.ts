import { DomainError } from '@repaso/shared/errors';

/** Bounds what a user may have open at once. */
export interface PerUserLimit {
  /** Throws DomainError RATE_LIMITED; call what it returns at the end. */
  enter(userId: string): () => void;
}

export function createPerUserLimit(limit: number): PerUserLimit {
  const open = new Map<string, number>();
  return {
    enter(userId) {
      const count = open.get(userId) ?? 0;
      if (count >= limit) throw new DomainError('RATE_LIMITED');
      open.set(userId, count + 1);
      return () => {
        const left = (open.get(userId) ?? 1) - 1;
        if (left === 0) open.delete(userId);
        else open.set(userId, left);
      };
    },
  };
}
