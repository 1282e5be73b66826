import type { Maybe } from '../status/maybe.ts';
import type { LinkDirection, LinkEnd, LinkEnds } from './link-end.ts';

/**
 * The moving readings of one sample, each in its place; NaN for one that is not known. One flat row, since those of 15 s are
 * kept for every station and all of them are read at each tick.
 */
export type MovingReadings = readonly number[];

/** Places of the readings of a direction and of an end, from where each begins. */
const DIRECTION = { capacity: 0, expected: 1, score: 2 } as const;
const END = { signal: 0, expected: 1, noise: 2, cinr: 3, score: 4, rate: 5 } as const;
const CAPACITY = 0;
const CAPACITY_EXPECTED = 1;
const DOWNLINK = 2;
const UPLINK = 5;
const LOCAL = 8;
const REMOTE = 14;
/** The chains of both ends alternate, however many there are. */
const AIRTIME = 20;
const LOCAL_CHAINS = 21;
const REMOTE_CHAINS = 22;
const CHAIN_STEP = 2;

/** The moving readings of one sample. */
export function movingReadings(ends: LinkEnds): MovingReadings {
  const { local, remote, downlink, uplink } = ends;
  const row = [
    known(ends.combinedCapacityKbps),
    known(ends.combinedCapacityExpectedKbps),
    known(downlink.capacityKbps),
    known(downlink.capacityExpectedKbps),
    known(downlink.linkScore),
    known(uplink.capacityKbps),
    known(uplink.capacityExpectedKbps),
    known(uplink.linkScore),
    known(local.signalDbm),
    known(local.signalExpectedDbm),
    known(local.noiseFloorDbm),
    known(local.cinrDb),
    known(local.rxLinkScore),
    known(local.rxRate.index),
    known(remote?.signalDbm),
    known(remote?.signalExpectedDbm),
    known(remote?.noiseFloorDbm),
    known(remote?.cinrDb),
    known(remote?.rxLinkScore),
    known(remote?.rxRate.index),
    known(ends.airtimePercent),
  ];
  const [here, there] = [local.chainSignalsDbm, remote?.chainSignalsDbm];
  const chains = Math.max(here?.length ?? 0, there?.length ?? 0);
  for (let chain = 0; chain < chains; chain += 1) row.push(known(here?.[chain]), known(there?.[chain]));
  return row;
}

function known(value: Maybe<number>): number {
  return value !== undefined && Number.isFinite(value) ? value : Number.NaN;
}

/**
 * The latest ends with their moving readings averaged over some samples, the latest among them, so that a verdict does not
 * follow every flicker. Signals, noise and chains are whole decibels again; a reading that the latest sample does not have
 * has none.
 */
export function averagedEnds(latest: LinkEnds, samples: readonly MovingReadings[]): LinkEnds {
  const { local, remote, downlink, uplink } = latest;
  return {
    ...latest,
    combinedCapacityKbps: mean(samples, CAPACITY, latest.combinedCapacityKbps),
    combinedCapacityExpectedKbps: mean(samples, CAPACITY_EXPECTED, latest.combinedCapacityExpectedKbps),
    airtimePercent: mean(samples, AIRTIME, latest.airtimePercent, 10),
    local: averagedEnd(local, samples, LOCAL, LOCAL_CHAINS),
    remote: remote && averagedEnd(remote, samples, REMOTE, REMOTE_CHAINS),
    downlink: averagedDirection(downlink, samples, DOWNLINK),
    uplink: averagedDirection(uplink, samples, UPLINK),
  };
}

/** The mean of one reading, rounded, since the rules use whole decibels, percent and steps; of the airtime, tenths. */
function mean(
  samples: readonly MovingReadings[],
  place: number,
  latest: Maybe<number>,
  parts = 1,
): number | undefined {
  if (latest === undefined) return undefined;
  let sum = 0;
  let count = 0;
  for (const sample of samples) {
    const value = place < sample.length ? sample[place] : undefined;
    if (value === undefined || Number.isNaN(value)) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? undefined : Math.round((parts * sum) / count) / parts;
}

function averagedEnd(
  latest: LinkEnd,
  samples: readonly MovingReadings[],
  from: number,
  chains: number,
): LinkEnd {
  const { rxRate } = latest;
  return {
    ...latest,
    signalDbm: mean(samples, from + END.signal, latest.signalDbm),
    signalExpectedDbm: mean(samples, from + END.expected, latest.signalExpectedDbm),
    noiseFloorDbm: mean(samples, from + END.noise, latest.noiseFloorDbm),
    cinrDb: mean(samples, from + END.cinr, latest.cinrDb),
    rxLinkScore: mean(samples, from + END.score, latest.rxLinkScore),
    chainSignalsDbm: latest.chainSignalsDbm?.map(
      (value, chain) => mean(samples, chains + CHAIN_STEP * chain, value) ?? value,
    ),
    rxRate:
      rxRate.index === undefined
        ? rxRate
        : { ...rxRate, index: mean(samples, from + END.rate, rxRate.index) },
  };
}

function averagedDirection(
  latest: LinkDirection,
  samples: readonly MovingReadings[],
  from: number,
): LinkDirection {
  return {
    ...latest,
    capacityKbps: mean(samples, from + DIRECTION.capacity, latest.capacityKbps),
    capacityExpectedKbps: mean(samples, from + DIRECTION.expected, latest.capacityExpectedKbps),
    linkScore: mean(samples, from + DIRECTION.score, latest.linkScore),
  };
}
