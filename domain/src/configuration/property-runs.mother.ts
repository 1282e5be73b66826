import * as fc from 'fast-check';
import { countOf } from '../../../.config/drawn-sample.ts';

/**
 * Number of runs of a property: a quarter of the wanted in `npm test`, at least 20; all in `npm run test:all`; fewer where the whole run
 * limits it, as mutation does.
 */
export const runs = (wanted: number): { readonly numRuns: number } => ({
  numRuns: Math.min(
    countOf(Math.max(20, Math.ceil(wanted / 4)), wanted),
    wanted,
    fc.readConfigureGlobal().numRuns ?? wanted,
  ),
});
