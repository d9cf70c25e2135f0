import { DomainError } from '@repaso/shared/errors';
import type { Request, RequestHandler } from 'express';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests that another site's page makes a browser send. Browsers name the page's
 * origin in at least one of two headers; programs that send neither are let through.
 */
export function refuseCrossSite(publicUrl: URL): RequestHandler {
  return (request, _response, next) => {
    if (SAFE_METHODS.has(request.method) || isFromHere(request, publicUrl)) next();
    else next(new DomainError('CROSS_SITE'));
  };
}

function isFromHere(request: Request, publicUrl: URL): boolean {
  const site = request.get('Sec-Fetch-Site');
  if (site === 'cross-site' || site === 'same-site') return false;
  const origin = request.get('Origin');
  if (origin === undefined) return true;
  // The product may be reached by further names (127.0.0.1, www.), always with the same scheme.
  return origin === publicUrl.origin || origin === `${publicUrl.protocol}//${request.get('Host')}`;
}
