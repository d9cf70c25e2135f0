import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './tooling/precompress.ts';
import { preloadFonts } from './tooling/preload-fonts.ts';
import { serviceWorker } from './tooling/service-worker.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(['literata-latin-wght-normal', 'figtree-latin-wght-normal']),
    serviceWorker(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // The content security policy allows no data: fonts, and small inlined files defeat caching.
    assetsInlineLimit: 0,
    // Inline scripts are forbidden by the policy; every browser in reach preloads modules itself.
    modulePreload: { polyfill: false },
    // Tells the server which files a page is made of.
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page needs comes in one file instead of twenty, and so does what most need:
        // over HTTP/1.1 a browser asks for six at a time.
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'] },
            { name: 'ui', test: /\/src\/ui\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': `http://localhost:${process.env.PORT ?? 8080}` },
  },
});
