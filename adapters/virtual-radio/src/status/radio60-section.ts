import { combinedCapacityKbps } from '@radiolink/domain/link';
import type { Link60 } from '../physics/link60.ts';
import { expectations } from './expectations.ts';

/** Beam sectors of the antennas: fixed, as the dishes do not move. */
const SECTOR = { local: 12, remote: 9 } as const;

/** The channel of the 60 GHz radio: `prs_info`. */
export function radio60Channel(link: Link60): Record<string, unknown> {
  const { widthMhz, frequencyMhz } = link.plan;
  return { chanbw: widthMhz, frequency: frequencyMhz, sta_count: link.linked ? 1 : 0 };
}

/**
 * Values that a station of a hybrid reports in addition to a plain radio. `dl` is the receive side of this
 * device.
 */
export function radio60Station(link: Link60, linked5: boolean): Record<string, unknown> {
  return {
    linked_5: linked5,
    linked_60: link.linked,
    ubond_active: activeSide(link, linked5),
    ...(link.linked && { prs_sta: measurements(link) }),
  };
}

/** Additional fields of the peer of a hybrid. */
export function radio60Peer(link: Link60, linked5: boolean): Record<string, unknown> {
  return {
    https_port: 443,
    ubond_active: activeSide(link, linked5),
    ...(link.linked && {
      prs_remote: {
        rssi_data: link.tx.signalDbm,
        snr: link.snrDb(link.tx),
        capacity: combinedCapacityKbps(link.rx.capacityKbps, link.tx.capacityKbps),
        antenna_gain: link.plan.remote.antennaGainDbi,
        // What the country leaves it, not what its hardware could.
        tx_maxpower: link.plan.remote.txPowerDbm,
        tx_mcs: link.rx.rateIndex,
        tx_bytes: link.received.bytes,
        rx_bytes: link.sent.bytes,
        tx_sector: SECTOR.remote,
        rx_sector: SECTOR.remote,
        distance: link.plan.distanceMetres,
        wave_ai: false,
      },
    }),
  };
}

function activeSide(link: Link60, linked5: boolean): string {
  if (link.linked) return '60';
  return linked5 ? '5' : '';
}

function measurements(link: Link60): Record<string, unknown> {
  const { rx, tx } = link;
  return {
    rssi_data: rx.signalDbm,
    snr: link.snrDb(rx),
    capacity: combinedCapacityKbps(rx.capacityKbps, tx.capacityKbps),
    tx_mcs: tx.rateIndex,
    rx_mcs: rx.rateIndex,
    stats: {
      tx_packets: link.sent.packets,
      rx_packets: link.received.packets,
      tx_bytes: link.sent.bytes,
      rx_bytes: link.received.bytes,
      tx_errors: 0,
      rx_errors: 0,
    },
    tx_sector: SECTOR.local,
    rx_sector: SECTOR.local,
    distance: link.plan.distanceMetres,
    uptime: link.secondsUp,
    dl_capacity: rx.capacityKbps,
    ul_capacity: tx.capacityKbps,
    ...expectations(rx, tx),
  };
}
