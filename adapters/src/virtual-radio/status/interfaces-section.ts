import { entriesOf, section } from '@radiolink/domain/configuration';
import { colonMac, macAfter } from '../peers/index.ts';
import type { Radio } from '../radio.ts';

/** Management traffic of the bridge itself, bytes a second. */
const MANAGEMENT_BYTES = { tx: 900, rx: 2600 } as const;
const BYTES_PER_MANAGEMENT_PACKET = 190;

/** Section `interfaces` of the status: Ethernet ports, the radio, bridges. */
export function interfacesSection(radio: Radio): Record<string, unknown>[] {
  const names = [
    'eth0',
    ...(radio.profile.board.ethernetPorts > 1 ? ['eth1'] : []),
    'ath0',
    ...bridges(radio),
  ];
  return names.map((name, place) => {
    const config = networkEntry(radio, name);
    return {
      ifname: name,
      hwaddr: colonMac(
        name === 'eth0' ? macAfter(radio.hwaddr, 1 << 16) : macAfter(radio.hwaddr, place > 2 ? 0 : 0),
      ),
      enabled: config?.get('up') !== 'disabled',
      mtu: Number(config?.get('mtu') ?? 1500),
      status: statusOf(radio, name, config?.get('ip') ?? '0.0.0.0'),
    };
  });
}

function bridges(radio: Radio): string[] {
  return entriesOf(section(radio.configuration.running, 'bridge')).flatMap(([, bridge]) => {
    const name = bridge.children.get('devname')?.value;
    return name === undefined ? [] : [name];
  });
}

function networkEntry(radio: Radio, device: string): ReadonlyMap<string, string> | undefined {
  for (const [, entry] of entriesOf(section(radio.configuration.running, 'netconf'))) {
    if (entry.children.get('devname')?.value !== device) continue;
    return new Map([...entry.children].map(([leaf, child]) => [leaf, child.value ?? '']));
  }
  return undefined;
}

function statusOf(radio: Radio, name: string, ipAddress: string): Record<string, unknown> {
  const { received, sent } = radio.air;
  const errors = { tx_errors: 0, rx_errors: 0, tx_dropped: 0, rx_dropped: 0 };
  if (name === 'ath0') {
    return {
      plugged: false,
      ...traffic(sent, received),
      ...errors,
      tx_dropped: 34,
      ipaddr: ipAddress,
      speed: 0,
      duplex: false,
    };
  }
  if (name === 'eth0') {
    return {
      plugged: true,
      ...traffic(received, sent),
      ...errors,
      ipaddr: ipAddress,
      speed: 1000,
      duplex: true,
      snr: [30, 30, 29, 30],
      cable_len: 22,
    };
  }
  if (name.startsWith('eth')) {
    return {
      plugged: false,
      ...traffic({ bytes: 0, packets: 0 }, { bytes: 0, packets: 0 }),
      ...errors,
      ipaddr: ipAddress,
      speed: 0,
      duplex: true,
      snr: [0, 0, 0, 0],
      cable_len: 0,
    };
  }
  const seconds = radio.power.uptimeSeconds(radio.clock.now());
  return {
    plugged: true,
    ...traffic(management(seconds, MANAGEMENT_BYTES.tx), management(seconds, MANAGEMENT_BYTES.rx)),
    ...errors,
    ipaddr: ipAddress,
    speed: 0,
    duplex: false,
  };
}

interface Counted {
  readonly bytes: number;
  readonly packets: number;
}

function traffic(tx: Counted, rx: Counted): Record<string, number> {
  return { tx_bytes: tx.bytes, rx_bytes: rx.bytes, tx_packets: tx.packets, rx_packets: rx.packets };
}

function management(seconds: number, bytesPerSecond: number): Counted {
  const bytes = seconds * bytesPerSecond;
  return { bytes, packets: Math.floor(bytes / BYTES_PER_MANAGEMENT_PACKET) };
}
