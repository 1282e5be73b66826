import type { LinkDirection, LinkEnd, LinkEnds } from './link-end.ts';

/** Readings of an end that move from second to second. */
const END_READINGS = ['signalDbm', 'signalExpectedDbm', 'noiseFloorDbm', 'cinrDb', 'rxLinkScore'] as const;
const DIRECTION_READINGS = ['capacityKbps', 'capacityExpectedKbps', 'linkScore'] as const;
const LINK_READINGS = ['combinedCapacityKbps', 'combinedCapacityExpectedKbps'] as const;

type Value = number | undefined;

/**
 * The latest ends with their moving readings averaged over some samples, oldest first, so that a verdict does not follow
 * every flicker. Signals, noise and chains are whole decibels again; a reading that the latest sample does not have has
 * none. Undefined without samples.
 */
export function averagedEnds(samples: readonly LinkEnds[]): LinkEnds | undefined {
  const latest = samples.at(-1);
  if (latest === undefined) return undefined;
  return {
    ...averaged(samples, latest, ofLink, LINK_READINGS),
    local: averagedEnd(samples, latest.local, ofLocal),
    remote: latest.remote && averagedEnd(samples, latest.remote, ofRemote),
    downlink: averaged(samples, latest.downlink, ofDownlink, DIRECTION_READINGS),
    uplink: averaged(samples, latest.uplink, ofUplink, DIRECTION_READINGS),
  };
}

const ofLink = (ends: LinkEnds): LinkEnds => ends;
const ofLocal = ({ local }: LinkEnds): LinkEnd => local;
const ofRemote = ({ remote }: LinkEnds): LinkEnd | undefined => remote;
const ofDownlink = ({ downlink }: LinkEnds): LinkDirection => downlink;
const ofUplink = ({ uplink }: LinkEnds): LinkDirection => uplink;

function averagedEnd(
  samples: readonly LinkEnds[],
  latest: LinkEnd,
  endOf: (ends: LinkEnds) => LinkEnd | undefined,
): LinkEnd {
  const { chainSignalsDbm: chains, rxRate } = latest;
  return {
    ...averaged(samples, latest, endOf, END_READINGS),
    chainSignalsDbm: chains?.map(
      (signal, chain) => mean(samples, ends => endOf(ends)?.chainSignalsDbm?.[chain]) ?? signal,
    ),
    rxRate:
      rxRate.index === undefined
        ? rxRate
        : { ...rxRate, index: mean(samples, ends => endOf(ends)?.rxRate.index) },
  };
}

function averaged<Name extends string, Readings extends { readonly [Key in Name]: Value }>(
  samples: readonly LinkEnds[],
  latest: Readings,
  partOf: (ends: LinkEnds) => Readings | undefined,
  names: readonly Name[],
): Readings {
  const means: Partial<Record<Name, Value>> = {};
  for (const name of names) {
    if (latest[name] !== undefined) means[name] = mean(samples, ends => partOf(ends)?.[name]);
  }
  return { ...latest, ...means };
}

/**
 * Rounded: the rules use whole decibels, percent and steps. Undefined when no value is known. It runs for every reading
 * of every station at each tick: it allocates nothing.
 */
function mean(samples: readonly LinkEnds[], valueOf: (ends: LinkEnds) => Value): Value {
  let sum = 0;
  let known = 0;
  for (const sample of samples) {
    const value = valueOf(sample);
    if (value !== undefined && Number.isFinite(value)) {
      sum += value;
      known += 1;
    }
  }
  return known === 0 ? undefined : Math.round(sum / known);
}
