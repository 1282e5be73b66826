import type { Sample } from '../history/history.ts';
import type { Built, Linked, Linked60 } from '../aspects.ts';
import type { Link60 } from '../physics/link60.ts';

/** The link as the history keeps it: of the first peer that is there, by the radio that is active. */
export function takeSample(radio: Linked & Linked60 & Built): Sample {
  const carried = radio.profile.versionedOnly === true ? bonded(radio) : ofBothRadios(radio);
  const active = radio.links60.find(({ linked }) => linked);
  return active === undefined
    ? sample5(radio, carried)
    : { ...sample60(active, radio.air.plan.accessPoint), ...carried };
}

/** The classic status counts both radios together. */
function ofBothRadios({ air, links60 }: Linked & Linked60): Carried {
  const linked = links60.filter(link => link.linked);
  return {
    txKbps: sum([air.throughput.txKbps, ...linked.map(link => link.txTraffic.throughputKbps)]),
    rxKbps: sum([air.throughput.rxKbps, ...linked.map(link => link.rxTraffic.throughputKbps)]),
  };
}

type Carrying = Pick<Link60, 'txTraffic' | 'rxTraffic'>;

/** The versioned statistics count each station once, over the radio that carries it: 60 GHz while it is linked. */
function bonded({ stations, links60 }: Linked & Linked60): Carried {
  const carrying = stations.flatMap(({ state }, place): readonly Carrying[] => {
    const link60 = links60[place];
    if (link60?.linked) return [link60];
    return state.presence.connected ? [state] : [];
  });
  return {
    txKbps: sum(carrying.map(link => link.txTraffic.throughputKbps)),
    rxKbps: sum(carrying.map(link => link.rxTraffic.throughputKbps)),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Carried = Pick<Sample, 'txKbps' | 'rxKbps'>;

function sample60({ rx, tx }: Link60, accessPoint: boolean): Omit<Sample, keyof Carried> {
  const [down, up] = accessPoint ? [tx, rx] : [rx, tx];
  return {
    downlinkScore: down.linkScore,
    uplinkScore: up.linkScore,
    signalDbm: rx.signalDbm,
    remoteSignalDbm: tx.signalDbm,
    downlinkKbps: down.capacityKbps,
    uplinkKbps: up.capacityKbps,
  };
}

function sample5({ air, stations }: Linked, { txKbps, rxKbps }: Carried): Sample {
  const state = stations.find(station => station.state.presence.connected)?.state;
  const down = air.plan.accessPoint ? state?.tx : state?.rx;
  const up = air.plan.accessPoint ? state?.rx : state?.tx;
  return {
    downlinkScore: down?.linkScore ?? null,
    uplinkScore: up?.linkScore ?? null,
    signalDbm: state?.rx.reception.signalDbm ?? null,
    remoteSignalDbm: state?.tx.reception.signalDbm ?? null,
    downlinkKbps: down?.capacityKbps ?? null,
    uplinkKbps: up?.capacityKbps ?? null,
    txKbps: state ? txKbps : null,
    rxKbps: state ? rxKbps : null,
  };
}
