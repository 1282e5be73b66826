import { type StationCause, stationCause } from './station-causes.ts';
import { fallsShort, worstFirst } from './station-order.ts';
import type { StationRow } from './station-row.ts';

/** Stations that have a problem for the same cause. */
export interface StationCauseGroup {
  readonly cause: StationCause;
  readonly count: number;
  /** Key of the worst of them. */
  readonly worst: string;
}

/** Stations with problems by their causes: the most frequent first, then that of the worse station. */
export function stationCauses(rows: readonly StationRow[]): readonly StationCauseGroup[] {
  const groups = new Map<StationCause, { cause: StationCause; count: number; worst: string }>();
  for (const row of worstFirst(rows.filter(fallsShort))) {
    const cause = stationCause(row);
    const known = groups.get(cause);
    if (known === undefined) groups.set(cause, { cause, count: 1, worst: row.key });
    else known.count += 1;
  }
  return [...groups.values()].toSorted((one, other) => other.count - one.count);
}
