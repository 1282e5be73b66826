/** A dish of gain G dBi has a beam of sqrt(GAIN_BEAM / 10^(G/10)) degrees at half power. */
const GAIN_BEAM = 30_000;
/** Loss at the edge of the beam at half power is a quarter of this: the main lobe falls with the square of the angle. */
const LOBE_DB = 12;
/** Side lobes: further off, nothing more is lost. */
const MOST_DB = 25;

/** Loss of an antenna that points beside its peer, dB; the same for both directions. */
export function pointingLossDb(offDegrees: number, gainDbi: number): number {
  const beamDegrees = Math.sqrt(GAIN_BEAM / 10 ** (gainDbi / 10));
  return Math.min(MOST_DB, LOBE_DB * (offDegrees / beamDegrees) ** 2);
}
