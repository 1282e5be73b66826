import * as fc from 'fast-check';
import { countOf } from '../../../.config/drawn-sample.ts';

/**
 * Number of runs of a property: a tenth of the wanted in `npm test`, at least 10; all in `npm run test:all`; fewer where the whole run
 * limits it, as mutation does.
 */
export const runs = (wanted: number): { readonly numRuns: number } => ({
  numRuns: Math.min(
    countOf(Math.max(10, Math.ceil(wanted / 10)), wanted),
    wanted,
    fc.readConfigureGlobal().numRuns ?? wanted,
  ),
});
