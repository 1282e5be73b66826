import type { StationLink } from './station-link.ts';

/** Share of the airtime that can carry data, as one is 1: the rest goes to beacons and polling. */
const USABLE_AIRTIME = 0.93;
/** Airtime of polling, per mille, for the radio and for each station. */
const POLLING_PER_MILLE = { radio: 3, station: 0.5 } as const;

/** Airtime in per mille. `use` is the sum of both. */
export interface Airtime {
  readonly tx: number;
  readonly rx: number;
  readonly use: number;
}

/** Airtime one direction takes, per mille of all. */
export function usagePerMille(throughputKbps: number, capacityKbps: number): number {
  return capacityKbps <= 0 ? 0 : Math.round((1000 * throughputKbps) / capacityKbps);
}

/** Share of the offered traffic that fits into the airtime, 0 to 1, the same for every link. */
export function fairShare(links: readonly StationLink[]): number {
  let demand = 0;
  for (const link of links) {
    if (!link.presence.connected) continue;
    demand += portion(link.rxTraffic.offeredKbps, link.rx.capacityKbps);
    demand += portion(link.txTraffic.offeredKbps, link.tx.capacityKbps);
  }
  return demand <= USABLE_AIRTIME ? 1 : USABLE_AIRTIME / demand;
}

/** Airtime usage of the whole radio. */
export function airtimeOf(links: readonly StationLink[], pollsStations: boolean): Airtime {
  const connected = links.filter(link => link.presence.connected);
  const polling = pollsStations ? POLLING_PER_MILLE.radio + POLLING_PER_MILLE.station * connected.length : 0;
  let tx = polling;
  let rx = 0;
  for (const link of connected) {
    tx += usagePerMille(link.txTraffic.throughputKbps, link.tx.capacityKbps);
    rx += usagePerMille(link.rxTraffic.throughputKbps, link.rx.capacityKbps);
  }
  const wholeTx = Math.min(1000, Math.round(tx));
  const wholeRx = Math.min(1000 - wholeTx, Math.round(rx));
  return { tx: wholeTx, rx: wholeRx, use: wholeTx + wholeRx };
}

function portion(offeredKbps: number, capacityKbps: number): number {
  return capacityKbps <= 0 ? 0 : Math.min(1, offeredKbps / capacityKbps);
}
