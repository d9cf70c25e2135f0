import { runInContext } from '@repaso/shared/context';
import { describe, expect, it } from 'vitest';
import { createLimit, createPasswordHasher } from './password-hasher.ts';

describe('a hashed password', () => {
  it('is Argon2id with the recommended cost, and a salt of its own', async () => {
    const hasher = await createPasswordHasher();
    const stored = await hasher.hash('correct horse battery');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.hash('correct horse battery')).not.toBe(stored);
    expect(await hasher.verify(stored, 'correct horse battery')).toBe(true);
    expect(await hasher.verify(stored, 'Correct horse battery')).toBe(false);
    expect(hasher.isOutdated(stored)).toBe(false);
    expect(hasher.isOutdated(stored.replace('m=19456', 'm=4096'))).toBe(true);
  });

  it('never matches where there is none', async () => {
    const hasher = await createPasswordHasher();
    expect(await hasher.verify(undefined, 'correct horse battery')).toBe(false);
  });
});

describe('a storm of work', () => {
  it('is done a few pieces at a time, and what would wait too long is refused', async () => {
    const limited = createLimit(2, 3);
    const finish: (() => void)[] = [];
    let started = 0;
    const work = () => {
      started += 1;
      return new Promise<void>((resolve) => finish.push(resolve));
    };
    const accepted = Array.from({ length: 5 }, () => limited(work));
    await expect(limited(work)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
    expect(started).toBe(2);
    for (const piece of accepted) {
      finish.shift()?.();
      await piece;
    }
    expect(started).toBe(5);
  });

  it('goes on after a piece that failed', async () => {
    const limited = createLimit(1, 1);
    const failing = limited(() => Promise.reject(new Error('broken')));
    const next = limited(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
    expect(await limited(async () => 'again')).toBe('again');
  });

  it('is not done for callers who have given up', async () => {
    const limited = createLimit(1, 1);
    const gaveUp = { requestId: 'request', deadline: Date.now() - 1 };
    await expect(runInContext(gaveUp, () => limited(async () => 'too late'))).rejects.toMatchObject(
      { code: 'SERVICE_BUSY' },
    );
  });
});
