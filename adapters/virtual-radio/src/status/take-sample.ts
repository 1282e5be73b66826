import type { Sample } from '../history/index.ts';
import type { Linked } from '../aspects.ts';

/** The link as the history keeps it: of the first peer that is there. */
export function takeSample(radio: Linked): Sample {
  const state = radio.stations.find(station => station.state.presence.connected)?.state;
  const down = radio.air.plan.accessPoint ? state?.tx : state?.rx;
  const up = radio.air.plan.accessPoint ? state?.rx : state?.tx;
  return {
    downlinkScore: down?.linkScore ?? null,
    uplinkScore: up?.linkScore ?? null,
    signalDbm: state?.rx.reception.signalDbm ?? null,
    remoteSignalDbm: state?.tx.reception.signalDbm ?? null,
    downlinkKbps: down?.capacityKbps ?? null,
    uplinkKbps: up?.capacityKbps ?? null,
    txKbps: state ? radio.air.throughput.txKbps : null,
    rxKbps: state ? radio.air.throughput.rxKbps : null,
  };
}
