import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { StationRow } from './station-row.ts';

/** The largest known distance of these stations in metres: it gives their column its unit. Undefined when none is known. */
export function farthestMetres(rows: readonly Pick<StationRow, 'ends'>[]): number | undefined {
  const known = rows
    .map(({ ends }) => ends.distanceMetres)
    .filter(metres => isWithin(metres, PHYSICAL.amount));
  return known.length === 0 ? undefined : Math.max(...known);
}
