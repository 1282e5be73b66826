import type { Direction } from '../physics/direction.ts';
import type { Direction60 } from '../physics/direction60.ts';

/** What a station reports of the directions of its link beside what it expects of them. */
export function expectations(down: Direction | Direction60, up: Direction | Direction60) {
  return {
    dl_signal_expect: down.expectedSignalDbm,
    ul_signal_expect: up.expectedSignalDbm,
    dl_capacity_expect: down.expectedCapacityKbps,
    ul_capacity_expect: up.expectedCapacityKbps,
    dl_rate_expect: down.expectedRateIndex,
    ul_rate_expect: up.expectedRateIndex,
    dl_linkscore: down.linkScore,
    ul_linkscore: up.linkScore,
    dl_avg_linkscore: down.averageLinkScore,
    ul_avg_linkscore: up.averageLinkScore,
  };
}
