import type { Plugin } from 'vite';

/**
 * Preloads the built font files whose names start with one of `names`: the CSS would ask for
 * them only after layout, and the first screen would be drawn twice.
 */
export function preloadFonts(names: string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => names.some((name) => file.includes(`/${name}-`)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
