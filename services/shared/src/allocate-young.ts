import { setFlagsFromString } from 'node:v8';

/**
 * V8 makes objects of a kind that often survived among the old ones at once. The rows of a query
 * are such at times, though never for long: dead, they keep what they point to until the old are
 * swept, which keeps them on that list. Four fifths of all that was read then survived each
 * collection. Imported first: it counts from then on.
 */
setFlagsFromString('--no-allocation-site-pretenuring');
