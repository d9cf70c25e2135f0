/** Preload (`node --import`) that has the lesson worker take its generator from the bench. */
import { registerHooks } from 'node:module';

const INSTANT = new URL('./instant-generator.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const isGenerator =
      specifier.endsWith('/offline-generator.ts') && context.parentURL !== INSTANT;
    return isGenerator ? { url: INSTANT, shortCircuit: true } : next(specifier, context);
  },
});
