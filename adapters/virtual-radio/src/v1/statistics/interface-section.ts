import { interfacesSection, type Networked } from '../../status/interfaces-section.ts';
import type { Linked, Linked60 } from '../../aspects.ts';
import { radiosOf } from '../device/identification.ts';

/** Counters of the air as the classic status has them, under the names of the versioned API. */
const COUNTERS = [
  ['txBytes', 'tx_bytes'],
  ['rxBytes', 'rx_bytes'],
  ['txPackets', 'tx_packets'],
  ['rxPackets', 'rx_packets'],
  ['txErrors', 'tx_errors'],
  ['rxErrors', 'rx_errors'],
  ['txDropped', 'tx_dropped'],
  ['rxDropped', 'rx_dropped'],
] as const;
const UNCOUNTED = ['Jumbo', 'FlowCtrl', 'Broadcast', 'Multicast'].flatMap(name => [
  [`tx${name}`, 0] as const,
  [`rx${name}`, 0] as const,
]);
const TYPES = [
  [/\.\d+$/, 'vlan'],
  [/^eth/, 'ethernet'],
  [/^(wlan|ath)/, 'wireless'],
  [/^(br|ubond)/, 'bridge'],
] as const;

/** Kind of an interface by its name. */
export function interfaceType(name: string): string {
  return TYPES.find(([pattern]) => pattern.test(name))?.[1] ?? 'ethernet';
}

/** One interface of the classic status. */
export interface InterfaceEntry {
  readonly name: string;
  readonly mac: string;
  readonly enabled: boolean;
  readonly mtu: number;
  readonly status: Readonly<Record<string, unknown>>;
}

/** The interfaces with their live state, the same as in the classic status. */
export function interfaceEntries(radio: Networked): readonly InterfaceEntry[] {
  return interfacesSection(radio).map(({ ifname, hwaddr, enabled, mtu, status }) => ({
    name: String(ifname),
    mac: String(hwaddr).toLowerCase(),
    enabled: enabled === true,
    mtu: Number(mtu),
    status: (status ?? {}) as Readonly<Record<string, unknown>>,
  }));
}

/** `speed` and duplex of a port in the words of the versioned API. */
export function linkSpeed({ status }: InterfaceEntry): string {
  if (status['plugged'] !== true || !status['speed']) return '';
  return `${String(status['speed'])}-${status['duplex'] === false ? 'half' : 'full'}`;
}

/** Entries of `interfaces` of the statistics. */
export function interfaceSections(radio: Networked): Record<string, unknown>[] {
  return interfaceEntries(radio).map(entry => ({
    id: entry.name,
    name: radiosOf(radio.profile.board).find(one => one.interfaceId === entry.name)?.name ?? '',
    status: {
      type: interfaceType(entry.name),
      ...(entry.name.startsWith('eth') && { media: 'GE' }),
      enabled: entry.enabled,
      plugged: entry.status['plugged'] === true,
      mtu: entry.mtu,
      speed: 'auto',
      currentSpeed: linkSpeed(entry),
      description: linkSpeed(entry) === '1000-full' ? '1 Gbps - Full Duplex' : '',
    },
    statistics: {
      ...Object.fromEntries(COUNTERS.map(([ours, theirs]) => [ours, Number(entry.status[theirs] ?? 0)])),
      ...ratesOf(radio, entry.name),
      ...Object.fromEntries(UNCOUNTED),
    },
  }));
}

interface Rate {
  readonly kbps: number;
  readonly packets: number;
}

/** Live rates, bit/s; the wire carries what the air carries, the other way round. */
function ratesOf(radio: Linked & Linked60, name: string): Record<string, number> {
  const { tx5, rx5, tx60, rx60 } = airRates(radio);
  const both = (one: Rate, other: Rate): Rate => ({
    kbps: one.kbps + other.kbps,
    packets: one.packets + other.packets,
  });
  const ways: Readonly<Record<string, readonly [Rate, Rate]>> = {
    ath0: [tx5, rx5],
    wlan0: [tx60, rx60],
    ubond0: [both(tx5, tx60), both(rx5, rx60)],
    ppp0: [both(tx5, tx60), both(rx5, rx60)],
    eth0: [both(rx5, rx60), both(tx5, tx60)],
    br0: [
      { kbps: 7.2, packets: 5 },
      { kbps: 20.8, packets: 14 },
    ],
  };
  const nothing: Rate = { kbps: 0, packets: 0 };
  const [tx, rx] = ways[name] ?? [nothing, nothing];
  return {
    txRate: Math.round(tx.kbps * 1000),
    rxRate: Math.round(rx.kbps * 1000),
    txPPS: tx.packets,
    rxPPS: rx.packets,
  };
}

function airRates({ air, links60 }: Linked & Linked60): Record<'tx5' | 'rx5' | 'tx60' | 'rx60', Rate> {
  const sum = (
    traffics: readonly { readonly throughputKbps: number; readonly packetsPerSecond: number }[],
  ): Rate => ({
    kbps: traffics.reduce((total, traffic) => total + traffic.throughputKbps, 0),
    packets: traffics.reduce((total, traffic) => total + traffic.packetsPerSecond, 0),
  });
  return {
    tx5: sum(air.connected.map(link => link.txTraffic)),
    rx5: sum(air.connected.map(link => link.rxTraffic)),
    tx60: sum(links60.map(link => link.txTraffic)),
    rx60: sum(links60.map(link => link.rxTraffic)),
  };
}
