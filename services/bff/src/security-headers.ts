import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * The response headers that narrow down what a browser does with our pages. `widgetSources` are
 * the hosts that the widget of the human check comes from, if it is not our own.
 */
export function securityHeaders(
  publicUrl: URL,
  widgetSources: readonly string[] = [],
): RequestHandler {
  const secure = publicUrl.protocol === 'https:';
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...widgetSources],
        // Radix locks scrolling behind a dialog, and ALTCHA styles its widget, through <style>
        // elements that they insert without a nonce.
        'style-src': ["'self'", "'unsafe-inline'", ...widgetSources],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...widgetSources],
        // The proof of work of the human check runs in workers made from blobs.
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-src': widgetSources.length > 0 ? widgetSources : ["'none'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        ...(secure && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: secure && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
