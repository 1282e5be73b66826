import { isProblem, type LinkReasonKind } from '../link/link-reason.ts';
import { fallsShort, worstFirst } from './station-order.ts';
import type { StationRow } from './station-row.ts';

/** What is wrong with a station: the first problem of its link, or a poor score that none explains. */
export type StationCause = LinkReasonKind | 'low-score';

/** The cause of a station's problem; of one without a problem the score. reading 40. */
export const stationCause = ({ verdict }: StationRow): StationCause =>
  verdict.reasons.find(isProblem)?.kind ?? 'low-score';

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
