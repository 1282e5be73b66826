import type { StationRow } from '@radiolink/domain/station';

/** A row of the list: a station that is connected, or one that was kicked here and is not back yet. */
export interface ListedStation extends StationRow {
  /** When it was missed after its kick, ms since the epoch: its readings are those of then. */
  readonly leftAt?: number;
}

/** How long a kicked station stays in the list. After that it is among the disconnected ones only. Project default. */
export const LEFT_STAYS_MS = 10 * 60_000;
/** A station that leaves so long after its kick leaves for another reason. */
const KICK_COUNTS_MS = 60_000;

/** The kicked stations by MAC, and when. */
export type KickedStations = ReadonlyMap<string, number>;

/**
 * The rows of the list: those present, then the kicked ones that are not back, each as it was last. Rows that did not
 * change keep their identity.
 */
export function withLeftStations(
  last: readonly ListedStation[],
  present: readonly StationRow[],
  kicked: KickedStations,
  now: number,
): readonly ListedStation[] {
  const there = new Set(present.map(({ key }) => key));
  const left = last.flatMap((row): readonly ListedStation[] => {
    if (there.has(row.key)) return [];
    if (row.leftAt !== undefined) return now - row.leftAt < LEFT_STAYS_MS ? [row] : [];
    const kickedAt = kicked.get(row.station.mac);
    return kickedAt !== undefined && now - kickedAt < KICK_COUNTS_MS ? [{ ...row, leftAt: now }] : [];
  });
  return left.length === 0 ? present : [...present, ...left];
}
