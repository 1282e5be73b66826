/** By how much the air of a link differs from one minute to another, dB: fading over the path, and the readings' error. */
export const UNCERTAINTY_DB = { '5': 2.6, '60': 1.3 } as const;
