import type { Maybe } from '../status/host-status.ts';
import type { LinkDirection, LinkEnd, LinkEnds } from './link-end.ts';

type MovingDirection = Pick<LinkDirection, 'capacityKbps' | 'capacityExpectedKbps' | 'linkScore'>;
type MovingEnd = Pick<
  LinkEnd,
  | 'signalDbm'
  | 'signalExpectedDbm'
  | 'chainSignalsDbm'
  | 'noiseFloorDbm'
  | 'cinrDb'
  | 'rxLinkScore'
  | 'rxRate'
>;

/** What moves from sample to sample: all that is kept of one, since those of 15 s are kept for every station. */
export interface MovingReadings
  extends Pick<LinkEnds, 'combinedCapacityKbps' | 'combinedCapacityExpectedKbps' | 'airtimePercent'> {
  readonly local: MovingEnd;
  readonly remote: MovingEnd | undefined;
  readonly downlink: MovingDirection;
  readonly uplink: MovingDirection;
}

/** The moving readings of one sample. */
export function movingReadings(ends: LinkEnds): MovingReadings {
  const { combinedCapacityKbps, combinedCapacityExpectedKbps, airtimePercent, remote } = ends;
  return {
    combinedCapacityKbps,
    combinedCapacityExpectedKbps,
    airtimePercent,
    local: movingEnd(ends.local),
    remote: remote && movingEnd(remote),
    downlink: movingDirection(ends.downlink),
    uplink: movingDirection(ends.uplink),
  };
}

const movingEnd = ({
  signalDbm,
  signalExpectedDbm,
  chainSignalsDbm,
  noiseFloorDbm,
  cinrDb,
  rxLinkScore,
  rxRate,
}: LinkEnd): MovingEnd => ({
  signalDbm,
  signalExpectedDbm,
  chainSignalsDbm,
  noiseFloorDbm,
  cinrDb,
  rxLinkScore,
  rxRate,
});

const movingDirection = ({
  capacityKbps,
  capacityExpectedKbps,
  linkScore,
}: LinkDirection): MovingDirection => ({ capacityKbps, capacityExpectedKbps, linkScore });

/**
 * The latest ends with their moving readings averaged over some samples, the latest among them, so that a verdict does not
 * follow every flicker. Signals, noise and chains are whole decibels again; a reading that the latest sample does not have
 * has none.
 */
export function averagedEnds(latest: LinkEnds, samples: readonly MovingReadings[]): LinkEnds {
  const { local, remote, downlink, uplink } = latest;
  return {
    ...latest,
    combinedCapacityKbps: mean(samples, latest, readings => readings.combinedCapacityKbps),
    combinedCapacityExpectedKbps: mean(samples, latest, readings => readings.combinedCapacityExpectedKbps),
    airtimePercent: mean(samples, latest, readings => readings.airtimePercent, 10),
    local: averagedEnd(local, samples, readings => readings.local),
    remote: remote && averagedEnd(remote, samples, readings => readings.remote),
    downlink: averagedDirection(downlink, samples, readings => readings.downlink),
    uplink: averagedDirection(uplink, samples, readings => readings.uplink),
  };
}

function averagedEnd(
  latest: LinkEnd,
  samples: readonly MovingReadings[],
  endOf: (readings: MovingReadings) => MovingEnd | undefined,
): LinkEnd {
  const ends = samples.map(endOf);
  return {
    ...latest,
    signalDbm: mean(ends, latest, end => end?.signalDbm),
    signalExpectedDbm: mean(ends, latest, end => end?.signalExpectedDbm),
    noiseFloorDbm: mean(ends, latest, end => end?.noiseFloorDbm),
    cinrDb: mean(ends, latest, end => end?.cinrDb),
    rxLinkScore: mean(ends, latest, end => end?.rxLinkScore),
    chainSignalsDbm: latest.chainSignalsDbm?.map(
      (value, chain) => mean(ends, latest, end => end?.chainSignalsDbm?.[chain]) ?? value,
    ),
    rxRate:
      latest.rxRate.index === undefined
        ? latest.rxRate
        : { ...latest.rxRate, index: mean(ends, latest, end => end?.rxRate.index) },
  };
}

function averagedDirection(
  latest: LinkDirection,
  samples: readonly MovingReadings[],
  directionOf: (readings: MovingReadings) => MovingDirection,
): LinkDirection {
  const directions = samples.map(directionOf);
  return {
    ...latest,
    capacityKbps: mean(directions, latest, direction => direction.capacityKbps),
    capacityExpectedKbps: mean(directions, latest, direction => direction.capacityExpectedKbps),
    linkScore: mean(directions, latest, direction => direction.linkScore),
  };
}

/** The mean of one reading, rounded, since the rules use whole decibels, percent and steps; of the airtime, tenths. */
function mean<Sample>(
  samples: readonly Sample[],
  latest: Sample,
  read: (sample: Sample) => Maybe<number>,
  parts = 1,
): number | undefined {
  if (read(latest) === undefined) return undefined;
  // One pass without lists on the way: at each tick it runs for some twenty readings of every station.
  let sum = 0;
  let count = 0;
  for (const sample of samples) {
    const value = read(sample);
    if (value === undefined || !Number.isFinite(value)) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? undefined : Math.round((parts * sum) / count) / parts;
}
