import { PRODUCT_NAME } from '@repaso/proto/product';
import { VitePWA } from 'vite-plugin-pwa';

/** What the server answers itself; everything else is the app's. */
const SERVERS_OWN = [/^\/api\//, /^\/healthz$/, /^\/readyz$/];

/**
 * Makes the app installable, and all of its files available without a network. A new version is
 * fetched in the background and waits until the app takes it on (src/app/app-updates.ts). What
 * the API answers is none of the worker's business (src/app/offline-data.ts).
 */
export function serviceWorker() {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: PRODUCT_NAME,
      short_name: PRODUCT_NAME,
      description: 'Turn your Spanish lesson notes into a week of short practice.',
      lang: 'en',
      start_url: '/',
      display: 'standalone',
      background_color: '#fbf7ef',
      theme_color: '#fbf7ef',
      categories: ['education'],
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
      // The page has the address under which the server answers it.
      manifestTransforms: [
        async (entries) => ({
          manifest: entries.map((entry) =>
            entry.url === 'index.html' ? { ...entry, url: '/' } : entry,
          ),
        }),
      ],
      navigateFallback: '/',
      navigateFallbackDenylist: SERVERS_OWN,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      sourcemap: false,
    },
  });
}
