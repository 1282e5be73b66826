import * as fc from 'fast-check';

/** Number of runs of a property: the requested one, or fewer if the whole run limits it, as mutation does. */
export const runs = (wanted: number): { readonly numRuns: number } => ({
  numRuns: Math.min(wanted, fc.readConfigureGlobal().numRuns ?? wanted),
});
