import { addressInUse, type Assigned } from '../network/addressing.ts';
import { bridgesOf, entryFor, standingEntries } from '../network/configured-entries.ts';
import { colonMac, macAfter } from '../peers/mac-address.ts';
import type {
  HasAddress,
  Built,
  Configured,
  Linked,
  Linked60,
  Powered,
  Seeded,
  HasFaultPlan,
  Timed,
} from '../aspects.ts';
import { ethernetPorts, ethernetState } from '../network/ethernet.ts';
import { deriveSeed } from '../random/seeded-random.ts';

/** Management traffic of the bridge itself, bytes a second. */
const MANAGEMENT_BYTES = { tx: 900, rx: 2600 } as const;
const BYTES_PER_MANAGEMENT_PACKET = 190;
/** The wired side has MACs of a separate block. */
const WIRED_BLOCK = 1 << 16;

/** What its interfaces tell of. */
export type Networked = HasAddress & Assigned & Built & Linked & Linked60 & Powered & Seeded & Timed;

/** Section `interfaces` of the status: Ethernet ports, radios, their bond, bridges, the dialled line. */
export function interfacesSection(radio: Networked): Record<string, unknown>[] {
  return interfaceNames(radio).map(name => {
    const entry = entryFor(radio.configuration.running, 'netconf', name);
    return {
      ifname: name,
      hwaddr: hardwareAddress(radio, name),
      enabled: entry?.get('up') !== 'disabled',
      mtu: Number(entry?.get('mtu') ?? 1500),
      status: interfaceStatus(radio, name, addressInUse(radio, name)),
    };
  });
}

function interfaceNames(radio: Assigned & Built): string[] {
  const { board } = radio.profile;
  const radios = board.radio60 ? ['wlan0', 'ath0', 'ubond0'] : ['ath0'];
  const config = radio.configuration.running;
  const vlans = standingEntries(config, 'vlan').map(vlan => `${vlan.get('devname')}.${vlan.get('id')}`);
  const dialled = radio.addresses.dials(radio) ? ['ppp0'] : [];
  return [...ethernetPorts(radio), ...radios, ...bridgesOf(config), ...vlans, ...dialled];
}

function hardwareAddress({ hwaddr }: HasAddress, name: string): string {
  if (name === 'ppp0') return '00:00:00:00:00:00';
  const port = /^eth(\d)$/.exec(name)?.[1];
  if (port !== undefined) return colonMac(macAfter(hwaddr, WIRED_BLOCK + Number(port)));
  return colonMac(name === 'wlan0' || name === 'ubond0' ? macAfter(hwaddr, 1) : hwaddr);
}

interface Counted {
  readonly bytes: number;
  readonly packets: number;
}

const NOTHING: Counted = { bytes: 0, packets: 0 };
const WIRELESS = { plugged: false, speed: 0, duplex: false } as const;
const VIRTUAL = { plugged: true, speed: 0, duplex: false } as const;
const PAIRS = [0, 1, 2, 3] as const;
const BYTES_PER_FRAME = 850;

function interfaceStatus(radio: Networked, name: string, ipaddr: string): Record<string, unknown> {
  const { air, links60 } = radio;
  const sent60 = links60.reduce<Counted>((sum, link) => total(sum, link.sent), NOTHING);
  const received60 = links60.reduce<Counted>((sum, link) => total(sum, link.received), NOTHING);
  const sent = total(air.sent, sent60);
  const received = total(air.received, received60);
  switch (name) {
    case 'eth0':
      return { ...portStatus(radio, name), ...traffic(received, sent), ipaddr };
    case 'ath0':
      return { ...WIRELESS, ...traffic(air.sent, air.received), tx_dropped: droppedFrames(radio), ipaddr };
    case 'wlan0':
      return { ...WIRELESS, ...traffic(sent60, received60), ipaddr };
    case 'ubond0':
      return { ...VIRTUAL, ...traffic(sent, received), ipaddr };
    case 'ppp0':
      return { ...VIRTUAL, ...traffic(sent, received), ipaddr: radio.addresses.pppoeAddress(radio) };
    default:
      return /^eth\d+$/.test(name)
        ? { ...portStatus(radio, name), ...traffic(NOTHING, NOTHING), ipaddr }
        : { ...VIRTUAL, ...bridgeTraffic(radio), ipaddr };
  }
}

/** A port with the cable at it: its length by the profile, the signal quality of its pairs, dB; both 0 without a link. */
function portStatus(
  radio: Built & Configured & Seeded & HasFaultPlan,
  name: string,
): Record<string, unknown> {
  const { link: plugged, speed, duplex } = ethernetState(radio, name);
  const { profile, unitSeed } = radio;
  return {
    plugged,
    duplex,
    speed,
    snr: PAIRS.map(pair => (plugged ? 30 - (deriveSeed(unitSeed, pair) % 3 === 0 ? 1 : 0) : 0)),
    cable_len: plugged ? profile.cableLengthMetres : 0,
  };
}

/** Frames that found no place on the air: some of a billion, more on one radio than on another. */
function droppedFrames({ air, unitSeed }: Linked & Seeded): number {
  const ofBillion = 2 + (deriveSeed(unitSeed, 0x74) % 190);
  return Math.floor((air.sent.bytes / BYTES_PER_FRAME / 1e9) * ofBillion);
}

function total(one: Counted, other: Counted): Counted {
  return { bytes: one.bytes + other.bytes, packets: (one.packets + other.packets) % 2 ** 32 };
}

function traffic(tx: Counted, rx: Counted): Record<string, number> {
  return {
    tx_bytes: tx.bytes,
    rx_bytes: rx.bytes,
    tx_packets: tx.packets,
    rx_packets: rx.packets,
    tx_errors: 0,
    rx_errors: 0,
    tx_dropped: 0,
    rx_dropped: 0,
  };
}

/** A bridge counts only what is meant for the device itself. */
function bridgeTraffic(radio: Powered & Timed): Record<string, number> {
  const seconds = radio.power.uptimeSeconds(radio.clock.now());
  const counted = (bytesPerSecond: number): Counted => ({
    bytes: seconds * bytesPerSecond,
    packets: Math.floor((seconds * bytesPerSecond) / BYTES_PER_MANAGEMENT_PACKET),
  });
  return traffic(counted(MANAGEMENT_BYTES.tx), counted(MANAGEMENT_BYTES.rx));
}
