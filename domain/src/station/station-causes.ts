import { isProblem, type LinkReasonKind } from '../link/link-reason.ts';
import type { StationRow } from './station-row.ts';

/** What is wrong with a station: the first problem of its link, or a poor score that none explains. */
export type StationCause = LinkReasonKind | 'low-score';

/** The cause of a station's problem; of one without a problem the score. reading 40. */
export const stationCause = ({ verdict }: StationRow): StationCause =>
  verdict.reasons.find(isProblem)?.kind ?? 'low-score';
