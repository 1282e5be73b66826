import * as fc from 'fast-check';

/** How often to try a property: as often as wanted, or fewer where the whole run asks for few, as mutation does. */
export const runs = (wanted: number): { readonly numRuns: number } => ({
  numRuns: Math.min(wanted, fc.readConfigureGlobal().numRuns ?? wanted),
});
