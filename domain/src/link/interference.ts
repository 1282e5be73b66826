/** The receiver itself limits what it can measure: no recorded link shows more than this in the interference row, dB. */
export const EVM_CEILING_DB = 34;

/** How far noise and interference together may stand above noise alone: beyond warn, then beyond danger, dB. */
export const INTERFERENCE_LIMITS_DB = { success: 4, warning: 8 } as const;

function mean(samples: readonly number[]): number {
  return samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
}

/**
 * By how much interference lowers the carrier's distance, dB: the distance of the means of the two EVM rows (over noise
 * alone, over noise and interference). A strong carrier over noise says nothing where the receiver's own ceiling is
 * reached, so the first row counts up to the ceiling. Undefined without samples; never below 0.
 */
export function interferenceDb(
  evmInterferenceDb: readonly number[] | undefined,
  evmNoiseDb: readonly number[] | undefined,
): number | undefined {
  if (!evmInterferenceDb?.length || !evmNoiseDb?.length) return undefined;
  return Math.max(0, Math.min(mean(evmNoiseDb), EVM_CEILING_DB) - mean(evmInterferenceDb));
}
