import { combinedCapacityKbps } from '@radiolink/domain/link';
import { usagePerMille } from '../physics/airtime.ts';
import type { Link60 } from '../physics/link60.ts';
import type { Station } from '../peers/station.ts';
import type { Radio } from '../radio.ts';
import { peerSection } from './peer-section.ts';
import { radio60Channel, radio60Peer, radio60Station } from './radio60-section.ts';
import { stationSection } from './station-section.ts';
import { wirelessSection } from './wireless-section.ts';

/** Section `wireless` of a hybrid: the 5 GHz side as of a plain radio, the 60 GHz side beside it. */
export function hybridWireless(radio: Radio, link: Link60): Record<string, unknown> {
  const plain = wirelessSection(radio);
  const linked5 = radio.air.connected.length > 0;
  const { txKbps, rxKbps } = radio.air.throughput;
  const present = link.linked || linked5 ? radio.stations : [];
  return {
    ...plain,
    distance: 0,
    throughput: {
      tx: txKbps + link.txTraffic.throughputKbps,
      rx: rxKbps + link.rxTraffic.throughputKbps,
    },
    ...(link.linked && {
      polling: { ...asObject(plain['polling']), ...airtime60(link, radio.air.plan.accessPoint) },
    }),
    prs_info: radio60Channel(link),
    count: present.length,
    sta: present.map(station => hybridStation(radio, link, station, linked5)),
  };
}

function hybridStation(
  radio: Radio,
  link: Link60,
  station: Station,
  linked5: boolean,
): Record<string, unknown> {
  return {
    ...stationSection(radio, station),
    ...radio60Station(link, linked5),
    remote: { ...peerSection(radio, station), ...radio60Peer(link, linked5) },
  };
}

/** The airtime that counts is that of the side which active. Downlink is from the access point. */
function airtime60({ rx, tx, rxTraffic, txTraffic }: Link60, accessPoint: boolean): Record<string, number> {
  const tx_use = usagePerMille(txTraffic.throughputKbps, tx.capacityKbps);
  const rx_use = usagePerMille(rxTraffic.throughputKbps, rx.capacityKbps);
  return {
    cb_capacity: combinedCapacityKbps(rx.capacityKbps, tx.capacityKbps),
    dl_capacity: (accessPoint ? tx : rx).capacityKbps,
    ul_capacity: (accessPoint ? rx : tx).capacityKbps,
    use: tx_use + rx_use,
    tx_use,
    rx_use,
  };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
