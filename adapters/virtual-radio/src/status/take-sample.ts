import type { Sample } from '../history/index.ts';
import type { Linked, Linked60 } from '../aspects.ts';
import type { Link60 } from '../physics/index.ts';

/** The link as the history keeps it: of the first peer that is there, by the radio that is active. */
export function takeSample(radio: Linked & Linked60): Sample {
  const carried = { txKbps: radio.air.throughput.txKbps, rxKbps: radio.air.throughput.rxKbps };
  for (const { linked, txTraffic, rxTraffic } of radio.links60) {
    if (!linked) continue;
    carried.txKbps += txTraffic.throughputKbps;
    carried.rxKbps += rxTraffic.throughputKbps;
  }
  const active = radio.links60.find(({ linked }) => linked);
  return active === undefined
    ? sample5(radio, carried)
    : { ...sample60(active, radio.air.plan.accessPoint), ...carried };
}

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
