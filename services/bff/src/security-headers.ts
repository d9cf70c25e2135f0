import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** The response headers that narrow down what a browser does with our pages. */
export function securityHeaders(publicUrl: URL): RequestHandler {
  const secure = publicUrl.protocol === 'https:';
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // Radix locks scrolling behind a dialog, and ALTCHA styles its widget, through <style>
        // elements that they insert without a nonce.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        // The proof of work of the human check runs in workers made from blobs.
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-src': ["'none'"],
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
