import type { Redis } from '@repaso/shared/redis';
import { testLog } from '@repaso/shared/testing/engines';
import { describe, expect, it } from 'vitest';
import { createOptionalRedis } from './optional-redis.ts';

describe('Redis as something nice to have', () => {
  it('is not asked while it is away', async () => {
    const redis = createOptionalRedis({ isReady: false } as Redis, testLog);
    const answer = await redis(
      () => Promise.reject(new Error('asked')),
      () => 'fallback',
    );
    expect(answer).toBe('fallback');
  });

  it('is left alone for a while after a failure', async () => {
    const redis = createOptionalRedis({ isReady: true } as Redis, testLog);
    let asked = 0;
    const hang = async (): Promise<string> => {
      asked += 1;
      throw new Error('timed out');
    };
    for (let count = 0; count < 3; count += 1) {
      expect(await redis(hang, () => 'fallback')).toBe('fallback');
    }
    expect(asked).toBe(1);
  });
});
