import type { Message } from '../errors/message.ts';
import { UNCERTAINTY_DB } from '../fade/fade-margin.ts';
import { cinrOver, disturbanceOf } from '../link/disturbance.ts';
import type { LinkEnd, LinkEnds } from '../link/link-end.ts';
import { LINK_UP_MINIMUM_60GHZ_DBM } from '../link/signal-limits.ts';
import { RATES_11AC, RATES_11AD } from '../radio/rate-table.ts';
import { liveCapacity11adKbps } from '../radio/capacity.ts';
import { rateIndex60ForSignal, rateIndexForCinr } from '../radio/rate.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** What is expected of one figure, and between which limits. */
export interface Expected {
  /** Undefined where the device does not report it. */
  readonly now: number | undefined;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/** What a change does to what one end receives. */
interface EndChange {
  /** By how much its signal rises, dB. */
  readonly signalDb: number;
  /** Width of the channel after the change, MHz. */
  readonly widthMhz: number | undefined;
  /** Two standard deviations of its signal, dB; 0 where they were not measured. */
  readonly spreadDb: number;
  /** How far the path may be off that the change was worked out for, dB. */
  readonly errorDb: number;
}

/** What one end is expected to receive. A figure that cannot be worked out is left out. */
export interface PredictedEnd {
  readonly signalDbm?: Expected;
  /** CINR; on 60 GHz SNR. */
  readonly ratioDb?: Expected;
  /** The short name of its receive rate, without the x: 8 is `8x`. */
  readonly rate?: Expected;
  readonly capacityKbps?: Expected;
}

/** A capacity is never expected more exactly, nor less exactly, than by these shares. */
const LEAST_SHARE = 0.1;
const MOST_SHARE = 0.2;
/** Beyond this the model says nothing: the end is where a link is lost or not. */
const UNSURE_SHARE = 0.5;

/** What an end receives after a change. §9.modulation, §9.link-quality. */
export function predictedEnd(end: LinkEnd, ends: LinkEnds, change: EndChange): PredictedEnd {
  const uncertainty = Math.max(UNCERTAINTY_DB[ends.band], change.spreadDb) + change.errorDb;
  const spread = (expected: number, now: number | undefined): Expected => ({
    now,
    expected,
    low: expected - uncertainty,
    high: expected + uncertainty,
  });
  const signalDbm = isWithin(end.signalDbm, PHYSICAL.dbm) ? end.signalDbm : undefined;
  const cinrDb = isWithin(end.cinrDb, PHYSICAL.cinrDb) ? end.cinrDb : undefined;
  const signal = signalDbm === undefined ? undefined : signalDbm + change.signalDb;
  const rise = noiseRiseDb(ends, change.widthMhz);
  const ratio = ratioAfter({ ...end, signalDbm, cinrDb }, ends, change.signalDb, rise);
  const basis: Basis = ends.band === '60' ? [signalDbm, signal] : [cinrDb, ratio];
  const received = {
    ...(isKnown(signal) && { signalDbm: spread(signal, signalDbm) }),
    ...(isKnown(ratio) && { ratioDb: spread(ratio, cinrDb) }),
  };
  // A radio that does not count in the two tables (LTU) has thresholds that nobody states.
  if (end.rxRate.index === undefined) return received;
  return {
    ...received,
    ...rateAfter(ends, basis, uncertainty),
    ...capacityAfter(end, ends, { basis, uncertainty, widthMhz: change.widthMhz }),
  };
}

const isKnown = (value: number | undefined): value is number => Number.isFinite(value);

/** What decides the rate, now and after: CINR at 5 GHz, the signal at 60 GHz. */
type Basis = readonly [now: number | undefined, after: number | undefined];

/** By how much a channel of another width takes up more thermal noise, dB: 3 for each doubling. */
export function noiseRiseDb({ channelWidthMhz }: LinkEnds, widthMhz: number | undefined): number {
  if (widthMhz === undefined) return 0;
  return 10 * Math.log10(widthMhz / (channelWidthMhz ?? Number.NaN));
}

function ratioAfter(end: LinkEnd, ends: LinkEnds, signalDb: number, rise: number): number | undefined {
  const { signalDbm, cinrDb } = end;
  if (cinrDb === undefined) return undefined;
  if (ends.band === '60') return cinrDb + signalDb - rise;
  const disturbance = disturbanceOf(end);
  if (disturbance === undefined || signalDbm === undefined) return undefined;
  // The readings contain errors that both have in common: the change is what counts.
  return cinrDb + cinrOver(signalDbm + signalDb, disturbance, rise) - cinrOver(signalDbm, disturbance, 0);
}

function rateAfter(ends: LinkEnds, [now, after]: Basis, uncertainty: number): Pick<PredictedEnd, 'rate'> {
  const rateOf = (value: number): number | undefined =>
    ends.band === '60'
      ? RATES_11AD[rateIndex60ForSignal(value) ?? -1]?.multiplier
      : RATES_11AC[rateIndexForCinr(value) ?? -1]?.multiplier;
  if (!isKnown(after)) return {};
  const expected = rateOf(after);
  if (expected === undefined) return {};
  const [low, high] = [rateOf(after - uncertainty) ?? 0, rateOf(after + uncertainty) ?? expected];
  return { rate: { now: now === undefined ? undefined : rateOf(now), expected, low, high } };
}

interface CapacityFacts {
  readonly basis: Basis;
  readonly uncertainty: number;
  readonly widthMhz: number | undefined;
}

/** The measured capacity, as much more or less as the model says: so what a model leaves out counts all the same. */
function capacityAfter(
  { rxCapacityKbps: now }: LinkEnd,
  { band, channelWidthMhz }: LinkEnds,
  { basis: [from, to], uncertainty, widthMhz }: CapacityFacts,
): Pick<PredictedEnd, 'capacityKbps'> {
  const width = widthMhz ?? channelWidthMhz;
  if (!isWithin(now, PHYSICAL.kbps) || !isKnown(from) || !isKnown(to) || width === undefined) return {};
  if (band === '60' && to < LINK_UP_MINIMUM_60GHZ_DBM) return {};
  const carried = (value: number, mhz: number): number =>
    band === '60' ? meanRate11adKbps(value, mhz) : (meanRate11acKbps(value) * mhz) / 20;
  const factor = now / carried(from, channelWidthMhz ?? width);
  const expected = Math.round(carried(to, width) * factor);
  if (!isKnown(expected)) return {};
  const unsure = 1 - (carried(to - uncertainty, width) * factor) / expected;
  if (!(unsure <= UNSURE_SHARE)) return {};
  const share = (offDb: number, bound: (...shares: number[]) => number): number => {
    const off = (carried(to + offDb, width) * factor) / expected - 1;
    const least = bound(off, Math.sign(offDb) * LEAST_SHARE);
    return expected * (1 + Math.max(-MOST_SHARE, Math.min(MOST_SHARE, least)));
  };
  const [low, high] = [share(-uncertainty, Math.min), share(uncertainty, Math.max)];
  return { capacityKbps: { now, expected, low: Math.round(low), high: Math.round(high) } };
}

/** Above its threshold by this much, a rate needs no second try, dB: retries have their share below. */
const FULL_RATE_MARGIN_DB = 3;

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
function meanRate11acKbps(cinrDb: number): number {
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
function meanRate11adKbps(signalDbm: number, widthMhz: number): number {
  if (!isWithin(signalDbm, PHYSICAL.dbm)) return Number.NaN;
  return MOVES_60.reduce((sum, [offDb, share]) => {
    const index = rateIndex60ForSignal(signalDbm + offDb);
    const kbps = index === undefined ? 0 : liveCapacity11adKbps(index, widthMhz);
    return sum + share * (kbps ?? Number.NaN);
  }, 0);
}

/** A figure of a link that is predicted: dBm, dB, the multiplier of a rate, kbps, percent of the airtime, or hours a year. */
export type PredictedQuantity =
  | 'local-signal'
  | 'remote-signal'
  | 'local-ratio'
  | 'remote-ratio'
  | 'downlink-rate'
  | 'uplink-rate'
  | 'downlink-capacity'
  | 'uplink-capacity'
  | 'airtime'
  | 'fade-margin'
  | 'rain-outage';

/** One figure of a link, now and as it is expected after a change. */
export interface PredictedFigure extends Expected {
  readonly quantity: PredictedQuantity;
}

/** What a change is expected to do to a link. */
export interface LinkPrediction {
  /** After the restart: the link is back, it waits for other settings, or the radio is off. */
  readonly link: 'back' | 'waits' | 'off';
  /** What the ratio of signal to noise is called. */
  readonly ratio: LinkEnds['local']['ratio'];
  /** Only what changes, and what is known. */
  readonly figures: readonly PredictedFigure[];
  readonly reasons: readonly Message[];
}
