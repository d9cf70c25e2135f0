import { setFlagsFromString } from 'node:v8';

/**
 * What is young in the worker is nearly all garbage, and V8 would keep 60 MB more for it, which
 * reading files needs. Imported first: it counts from then on. (A limit in megabytes is only
 * heeded on the command line.)
 */
setFlagsFromString('--semi-space-growth-factor=1');
