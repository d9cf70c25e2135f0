/**
 * Whether `If-None-Match` names `etag` (RFC 9110, section 13.1.2: weakly compared). Express's own
 * check is no use here: a script's If-None-Match makes browsers add `Cache-Control: no-cache`,
 * which it takes for a wish to see everything again.
 */
export function matchesEntityTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || etag === '') return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
