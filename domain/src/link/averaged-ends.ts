import type { LinkDirection, LinkEnd, LinkEnds } from './link-end.ts';

/** Readings of an end that move from second to second. */
const END_READINGS = ['signalDbm', 'signalExpectedDbm', 'noiseFloorDbm', 'cinrDb', 'rxLinkScore'] as const;
const DIRECTION_READINGS = ['capacityKbps', 'capacityExpectedKbps', 'linkScore'] as const;
const LINK_READINGS = ['combinedCapacityKbps', 'combinedCapacityExpectedKbps'] as const;

/**
 * The latest ends with their moving readings averaged over some samples, oldest first, so that a verdict does not follow
 * every flicker. Signals, noise and chains are whole decibels again; a reading that the latest sample does not have has
 * none. Undefined without samples.
 */
export function averagedEnds(samples: readonly LinkEnds[]): LinkEnds | undefined {
  const latest = samples.at(-1);
  if (latest === undefined) return undefined;
  const { remote } = latest;
  return {
    ...averaged(latest, samples, LINK_READINGS),
    local: averagedEnd(
      latest.local,
      samples.map(({ local }) => local),
    ),
    remote:
      remote &&
      averagedEnd(
        remote,
        samples.flatMap(sample => sample.remote ?? []),
      ),
    downlink: averagedDirection(
      samples.map(({ downlink }) => downlink),
      latest.downlink,
    ),
    uplink: averagedDirection(
      samples.map(({ uplink }) => uplink),
      latest.uplink,
    ),
  };
}

function averagedDirection(samples: readonly LinkDirection[], latest: LinkDirection): LinkDirection {
  return averaged(latest, samples, DIRECTION_READINGS);
}

function averagedEnd(latest: LinkEnd, samples: readonly LinkEnd[]): LinkEnd {
  const chains = latest.chainSignalsDbm;
  const index = mean(samples.map(({ rxRate }) => rxRate.index));
  return {
    ...averaged(latest, samples, END_READINGS),
    chainSignalsDbm: chains?.map(
      (signal, chain) => mean(samples.map(({ chainSignalsDbm }) => chainSignalsDbm?.[chain])) ?? signal,
    ),
    rxRate: latest.rxRate.index === undefined ? latest.rxRate : { ...latest.rxRate, index },
  };
}

function averaged<Name extends string, Readings extends { readonly [Key in Name]: number | undefined }>(
  latest: Readings,
  samples: readonly Readings[],
  names: readonly Name[],
): Readings {
  const known = names.filter(name => latest[name] !== undefined);
  return {
    ...latest,
    ...Object.fromEntries(known.map(name => [name, mean(samples.map(sample => sample[name]))])),
  };
}

/** Rounded: the rules use whole decibels, percent and steps. Undefined when no value is known. */
function mean(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter(value => value !== undefined && Number.isFinite(value));
  if (known.length === 0) return undefined;
  return Math.round(known.reduce<number>((sum, value) => sum + (value ?? 0), 0) / known.length);
}
