import type { LinkDirection, LinkEnd, LinkEnds } from './link-end.ts';

/** The mean of one reading; rounded, since the rules use whole decibels, percent and steps. */
class Mean {
  #sum = 0;
  #count = 0;

  add(value: number | undefined): void {
    if (value === undefined || !Number.isFinite(value)) return;
    this.#sum += value;
    this.#count += 1;
  }

  /** Undefined when no value is known, and for a reading that the latest sample does not have. */
  of(latest: number | undefined): number | undefined {
    return latest === undefined || this.#count === 0 ? undefined : Math.round(this.#sum / this.#count);
  }
}

/**
 * The latest ends with their moving readings averaged over some samples, oldest first, so that a verdict does not follow
 * every flicker. Signals, noise and chains are whole decibels again; a reading that the latest sample does not have has
 * none. Undefined without samples. It runs for every station at each tick: readings are named, not looked up.
 */
export function averagedEnds(samples: readonly LinkEnds[]): LinkEnds | undefined {
  const latest = samples.at(-1);
  if (latest === undefined) return undefined;
  const [capacity, expected] = [new Mean(), new Mean()];
  for (const { combinedCapacityKbps, combinedCapacityExpectedKbps } of samples) {
    capacity.add(combinedCapacityKbps);
    expected.add(combinedCapacityExpectedKbps);
  }
  return {
    ...latest,
    combinedCapacityKbps: capacity.of(latest.combinedCapacityKbps),
    combinedCapacityExpectedKbps: expected.of(latest.combinedCapacityExpectedKbps),
    local: averagedEnd(
      latest.local,
      samples.map(({ local }) => local),
    ),
    remote:
      latest.remote &&
      averagedEnd(
        latest.remote,
        samples.map(({ remote }) => remote),
      ),
    downlink: averagedDirection(
      latest.downlink,
      samples.map(({ downlink }) => downlink),
    ),
    uplink: averagedDirection(
      latest.uplink,
      samples.map(({ uplink }) => uplink),
    ),
  };
}

function averagedEnd(latest: LinkEnd, samples: readonly (LinkEnd | undefined)[]): LinkEnd {
  const [signal, expected, noise, cinr] = [new Mean(), new Mean(), new Mean(), new Mean()];
  const [score, rate] = [new Mean(), new Mean()];
  const chains = latest.chainSignalsDbm?.map(() => new Mean());
  for (const end of samples) {
    if (end === undefined) continue;
    signal.add(end.signalDbm);
    expected.add(end.signalExpectedDbm);
    noise.add(end.noiseFloorDbm);
    cinr.add(end.cinrDb);
    score.add(end.rxLinkScore);
    rate.add(end.rxRate.index);
    chains?.forEach((mean, chain) => mean.add(end.chainSignalsDbm?.[chain]));
  }
  const { rxRate } = latest;
  return {
    ...latest,
    signalDbm: signal.of(latest.signalDbm),
    signalExpectedDbm: expected.of(latest.signalExpectedDbm),
    noiseFloorDbm: noise.of(latest.noiseFloorDbm),
    cinrDb: cinr.of(latest.cinrDb),
    rxLinkScore: score.of(latest.rxLinkScore),
    chainSignalsDbm: latest.chainSignalsDbm?.map((value, chain) => chains?.[chain]?.of(value) ?? value),
    rxRate: rxRate.index === undefined ? rxRate : { ...rxRate, index: rate.of(rxRate.index) },
  };
}

function averagedDirection(latest: LinkDirection, samples: readonly LinkDirection[]): LinkDirection {
  const [capacity, expected, score] = [new Mean(), new Mean(), new Mean()];
  for (const { capacityKbps, capacityExpectedKbps, linkScore } of samples) {
    capacity.add(capacityKbps);
    expected.add(capacityExpectedKbps);
    score.add(linkScore);
  }
  return {
    ...latest,
    capacityKbps: capacity.of(latest.capacityKbps),
    capacityExpectedKbps: expected.of(latest.capacityExpectedKbps),
    linkScore: score.of(latest.linkScore),
  };
}
