import type { ConfigText } from '@radiolink/domain/configuration';
import { type ConfiguredEntry, standingEntries } from './configured-entries.ts';

/** A TCP packet to the web server of the radio. */
export interface WebPacket {
  /** Interface on which it arrives. */
  readonly in: string;
  readonly src: string;
  readonly dst: string;
  /** Destination port. */
  readonly dpt: number;
}

/** True if the firewall drops a packet: the first rule that matches decides. §config.firewall. */
export function isDropped(config: ConfigText, packet: WebPacket): boolean {
  const rule = standingEntries(config, 'iptables.sys.fw').find(entry => matches(entry, packet));
  return rule?.get('target') === 'DROP';
}

/**
 * True if a port forwarding, or the DMZ behind all of them, sends a packet on to another host, before the web server sees
 * it: its destination is translated ahead of every filter. §config.firewall.
 */
export function isForwarded(config: ConfigText, packet: WebPacket): boolean {
  const taking = standingEntries(config, 'iptables.sys.portfw').find(entry => takes(entry, packet));
  if (taking === undefined) return isToDmz(config, packet);
  const isSelf =
    isOwn(config, taking.get('host') ?? '', packet) && holdsPort(taking.get('port') ?? '', packet.dpt);
  return !isSelf;
}

/** True for each address of the radio: what is translated to another one of them stays in it. */
const isOwn = (config: ConfigText, host: string, { dst }: WebPacket): boolean =>
  host === dst || standingEntries(config, 'netconf').some(entry => entry.get('ip') === host);

/** A DMZ has what comes in on a masqueraded interface. */
function isToDmz(config: ConfigText, packet: WebPacket): boolean {
  const isOn = ['iptables', 'iptables.sys', 'iptables.sys.dmz'].every(
    path => config.get(`${path}.status`) === 'enabled',
  );
  const isOutside = standingEntries(config, 'iptables.sys.masq').some(
    entry => entry.get('devname') === packet.in,
  );
  const host = config.get('iptables.sys.dmz.host') ?? '';
  return isOn && isOutside && host !== '' && !isOwn(config, host, packet);
}

function takes(forward: ConfiguredEntry, packet: WebPacket): boolean {
  const get = (leaf: string): string => forward.get(leaf) ?? '';
  return (
    ['', packet.in].includes(get('devname')) &&
    get('proto').toLowerCase() !== 'udp' &&
    holds(get('src'), packet.src) &&
    holds(get('dst'), packet.dst) &&
    get('dport') !== '' &&
    holdsPort(get('dport'), packet.dpt)
  );
}

function matches(rule: ConfiguredEntry, packet: WebPacket): boolean {
  const get = (leaf: string): string => rule.get(leaf) ?? '';
  const isIn = get('in') === '' || get('in') === packet.in;
  const isTcp = ['', 'all', 'tcp'].includes(get('proto').toLowerCase());
  return (
    isIn &&
    isTcp &&
    holds(get('src'), packet.src) &&
    holds(get('dst'), packet.dst) &&
    !(get('not.src') !== '' && holds(get('not.src'), packet.src)) &&
    !(get('not.dst') !== '' && holds(get('not.dst'), packet.dst)) &&
    get('src_port') === '' &&
    holdsPort(get('dst_port'), packet.dpt)
  );
}

/** True for an address in `10.0.0.0/8` or `10.0.0.0/255.0.0.0`, for the same address, and for every address if the range is empty. */
function holds(range: string, address: string): boolean {
  if (range === '') return true;
  const [network = '', size = '32'] = range.split('/');
  const mask = size.includes('.') ? bits(size) : size === '0' ? 0 : (-1 << (32 - Number(size))) >>> 0;
  return (bits(network) & mask) >>> 0 === (bits(address) & mask) >>> 0;
}

const bits = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

function holdsPort(range: string, port: number): boolean {
  if (range === '') return true;
  const [low = '', high = low] = range.split(':');
  return Number(low) <= port && port <= Number(high);
}
