import { randomUUID } from 'node:crypto';
import { apiErrors } from '@repaso/proto/http/errors';
import { DomainError } from '@repaso/shared/errors';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FREE_ATTEMPTS,
  FREE_ATTEMPTS_OF_STRANGERS,
} from '../src/login-protection/login-protection.ts';
import { type Bff, startBff } from './start-bff.ts';

const PASSWORD = 'the right one';

/** Counts in Redis outlive a test run: nobody else comes from these. */
function newAddress(): string {
  const part = (): number => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}
const newEmail = (): string => `${randomUUID()}@example.org`;

/** A browser: keeps the cookie that the login call is given. */
class Browser {
  readonly bff: Bff;
  readonly address: string;
  cookie = '';

  constructor(bff: Bff, address = newAddress()) {
    this.bff = bff;
    this.address = address;
  }

  async logIn(email: string, password: string): Promise<Response> {
    const headers = { 'X-Forwarded-For': this.address, Cookie: this.cookie };
    const response = await this.bff.post('/api/auth/login', { email, password }, { headers });
    const known = response.headers.getSetCookie().find((line) => line.includes('known-device='));
    if (known) this.cookie = known.split(';')[0] ?? '';
    return response;
  }

  async statuses(email: string, password: string, count: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let time = 0; time < count; time += 1) {
      statuses.push((await this.logIn(email, password)).status);
    }
    return statuses;
  }
}

function startLogin(bff: Bff): void {
  const answer = bff.remote.identity.logIn;
  bff.remote.identity.logIn = async (request) => {
    if (request.password !== PASSWORD) throw new DomainError('INVALID_CREDENTIALS');
    return answer(request);
  };
}

describe.each([
  ['with Redis', {}],
  ['without Redis', { REDIS_URL: 'redis://127.0.0.1:9' }],
])('guessing a password %s', (_, environment) => {
  let bff: Bff;
  beforeAll(async () => {
    bff = await startBff({ RATE_LIMITS: 'on', TRUST_PROXY: '1', ...environment });
    startLogin(bff);
  });

  it('is slowed down after five failures, for the right password too', async () => {
    const email = newEmail();
    const guesser = new Browser(bff);
    expect(await guesser.statuses(email, 'wrong', FREE_ATTEMPTS)).toEqual(
      Array(FREE_ATTEMPTS).fill(401),
    );
    const refused = await guesser.logIn(email.toUpperCase(), PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({
      code: 'RATE_LIMITED',
      error: apiErrors.RATE_LIMITED.text,
    });
    expect((await guesser.logIn(newEmail(), PASSWORD)).status).toBe(200);
  });

  it('is forgotten with a login', async () => {
    const email = newEmail();
    const forgetful = new Browser(bff);
    for (let time = 0; time < 3; time += 1) {
      await forgetful.statuses(email, 'wrong', FREE_ATTEMPTS - 1);
      expect((await forgetful.logIn(email, PASSWORD)).status).toBe(200);
    }
  });

  it('from elsewhere does not lock the owner out of a browser they used before', async () => {
    const email = newEmail();
    const owner = new Browser(bff);
    expect((await owner.logIn(email, PASSWORD)).status).toBe(200);
    for (let time = 0; time < FREE_ATTEMPTS_OF_STRANGERS + 3; time += 1) {
      await new Browser(bff).logIn(email, 'wrong');
    }
    expect((await new Browser(bff).logIn(email, PASSWORD)).status).toBe(429);
    // Not from another address either, nor when the stranger sits next to the owner.
    const traveling = new Browser(bff);
    traveling.cookie = owner.cookie;
    expect((await traveling.logIn(email, PASSWORD)).status).toBe(200);
    await new Browser(bff, owner.address).statuses(email, 'wrong', FREE_ATTEMPTS + 3);
    expect((await owner.logIn(email, PASSWORD)).status).toBe(200);
  });

  it('is slowed down in a known browser as well', async () => {
    const email = newEmail();
    const stolen = new Browser(bff);
    await stolen.logIn(email, PASSWORD);
    await stolen.statuses(email, 'wrong', FREE_ATTEMPTS);
    expect((await stolen.logIn(email, PASSWORD)).status).toBe(429);
  });

  it('by many strangers at once is slowed down for all of them', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let time = 0; time < FREE_ATTEMPTS_OF_STRANGERS; time += 1) {
      statuses.push((await new Browser(bff).logIn(email, 'wrong')).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await new Browser(bff).logIn(email, 'wrong')).status).toBe(429);
  });

  it('does not count what was no wrong password', async () => {
    const email = newEmail();
    const browser = new Browser(bff);
    const logIn = bff.remote.identity.logIn;
    for (const code of ['EMAIL_NOT_VERIFIED', 'SERVICE_BUSY'] as const) {
      bff.remote.identity.logIn = async () => {
        throw new DomainError(code);
      };
      const statuses = await browser.statuses(email, PASSWORD, FREE_ATTEMPTS + 3);
      expect(new Set(statuses)).toEqual(new Set([apiErrors[code].status]));
    }
    bff.remote.identity.logIn = logIn;
    expect((await browser.logIn(email, PASSWORD)).status).toBe(200);
  });
});

describe('a known browser', () => {
  let bff: Bff;
  let email: string;
  beforeAll(async () => {
    bff = await startBff({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    startLogin(bff);
  });
  beforeEach(() => {
    email = newEmail();
  });

  /** Has strangers make every other stranger wait, and asks whether this one has to. */
  async function isKnown(cookie: string): Promise<boolean> {
    for (let time = 0; time <= FREE_ATTEMPTS_OF_STRANGERS; time += 1) {
      await new Browser(bff).logIn(email, 'wrong');
    }
    const browser = new Browser(bff);
    browser.cookie = cookie;
    return (await browser.logIn(email, 'wrong')).status !== 429;
  }

  it('has a cookie that only the login call gets and no script reads', async () => {
    const response = await bff.post('/api/auth/login', { email, password: PASSWORD });
    expect(response.headers.getSetCookie()[1]).toMatch(
      /^known-device=[\w-]{59}; Max-Age=31536000; Path=\/api\/auth\/login; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is another one for every login, so that the cookie follows nobody around', async () => {
    const [one, other] = [new Browser(bff), new Browser(bff)];
    await one.logIn(email, PASSWORD);
    await other.logIn(email, PASSWORD);
    expect(one.cookie).not.toBe(other.cookie);
    expect(one.cookie).not.toContain(email);
  });

  it('is known to every account of a shared one', async () => {
    const shared = new Browser(bff);
    await shared.logIn(email, PASSWORD);
    await shared.logIn(newEmail(), PASSWORD);
    await shared.logIn(newEmail(), PASSWORD);
    expect(await isKnown(shared.cookie)).toBe(true);
  });

  it("is not known to somebody else's account, nor with a cookie that was made up", async () => {
    const stranger = new Browser(bff);
    await stranger.logIn(newEmail(), PASSWORD);
    expect(await isKnown(stranger.cookie)).toBe(false);
    for (const cookie of [
      `known-device=${'A'.repeat(59)}`,
      `known-device=${'é'.repeat(40)}`,
      'known-device=',
      `known-device=${stranger.cookie.slice(13, 29)}${'_'.repeat(43)}`,
    ]) {
      expect(await isKnown(cookie)).toBe(false);
    }
  });

  it('leaves no address of a person in Redis', async () => {
    const browser = new Browser(bff);
    await browser.logIn(email, 'wrong');
    await browser.logIn(email, PASSWORD);
    const keys = await bff.redis.keys('login:*');
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).toMatch(/^login:[\w-]{43}$/);
  });
});

it('does not slow down anybody where limits are off', async () => {
  const bff = await startBff();
  startLogin(bff);
  const statuses = await new Browser(bff).statuses(newEmail(), 'wrong', FREE_ATTEMPTS + 5);
  expect(new Set(statuses)).toEqual(new Set([401]));
});
