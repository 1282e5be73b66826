import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { liveCapacity11adKbps } from '../radio/capacity-11ad.ts';
import { RATES_11AC } from '../radio/rate-11ac.ts';
import { rateIndex60ForSignal } from '../radio/rate-choice.ts';

/** Above its threshold by this much, a rate needs no second try, dB: retries have their share below. */
export const FULL_RATE_MARGIN_DB = 3;

/** What is carried at the slowest rate: one stream of two. */
const SLOWEST_SHARE = 0.5;

/** CINR from which each rate is carried whole, and what it carries in 20 MHz, kbps. */
const WHOLE: readonly (readonly [cinrDb: number, kbps: number])[] = RATES_11AC.map(
  ({ index, wantedCinrDb, capacityPer20MhzKbps }) => [
    wantedCinrDb + FULL_RATE_MARGIN_DB,
    index === 0 ? capacityPer20MhzKbps * SLOWEST_SHARE : capacityPer20MhzKbps,
  ],
);

/**
 * What 20 MHz carry at a CINR over a minute, kbps: between two rates a straight line, since the radio changes from one to
 * the other and repeats frames. 0 without a rate, NaN for an invalid CINR.
 */
export function meanRate11acKbps(cinrDb: number): number {
  if (!isWithin(cinrDb, PHYSICAL.cinrDb)) return Number.NaN;
  const above = WHOLE.findIndex(([limit]) => limit > cinrDb);
  const last = WHOLE.at(-1);
  if (above === -1) return last?.[1] ?? Number.NaN;
  const [high, low] = [WHOLE[above], WHOLE[above - 1]];
  if (high === undefined) return Number.NaN;
  const [fromDb, fromKbps] = low ?? [high[0] - 2 * FULL_RATE_MARGIN_DB, 0];
  return Math.max(0, fromKbps + ((high[1] - fromKbps) * (cinrDb - fromDb)) / (high[0] - fromDb));
}

/** How far a 60 GHz signal moves within a minute, dB, and how often it is that far off. */
const MOVES_60: readonly (readonly [offDb: number, share: number])[] = [
  [-1.6, 0.06],
  [-0.8, 0.24],
  [0, 0.4],
  [0.8, 0.24],
  [1.6, 0.06],
];

/** What a 60 GHz signal carries in a width over a minute, kbps. NaN for an invalid signal or width. */
export function meanRate11adKbps(signalDbm: number, widthMhz: number): number {
  if (!isWithin(signalDbm, PHYSICAL.dbm)) return Number.NaN;
  return MOVES_60.reduce((sum, [offDb, share]) => {
    const index = rateIndex60ForSignal(signalDbm + offDb);
    const kbps = index === undefined ? 0 : liveCapacity11adKbps(index, widthMhz);
    return sum + share * (kbps ?? Number.NaN);
  }, 0);
}
