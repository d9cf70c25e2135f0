import { timingSafeEqual } from 'node:crypto';

/** The tokens of SERVICE_TOKEN: the one that calls carry, then others that are accepted too. */
export function serviceTokens(setting: string): [own: string, ...others: string[]] {
  const [own = '', ...others] = setting.split(',').map((token) => token.trim());
  return [own, ...others];
}

/** Tells calls with a known token. Takes alike long for every wrong one; its length is no secret. */
export function createTokenCheck(setting: string): (authorization: string) => boolean {
  const known = serviceTokens(setting).map((token) => Buffer.from(`Bearer ${token}`));
  return (authorization) => {
    const given = Buffer.from(authorization);
    return known.some((each) => each.length === given.length && timingSafeEqual(each, given));
  };
}
