/** A radio measures distance by the acknowledgement's delay, 1 µs for 150 m. */
const STEP_METRES = 150;

/** Distance as the device reports it, metres. */
export function reportedDistance(metres: number): number {
  return Math.max(STEP_METRES, Math.round(metres / STEP_METRES) * STEP_METRES);
}
