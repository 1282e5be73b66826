import { message } from '../../errors/message.ts';
import { isIpv4 } from '../../network/ipv4.ts';
import { addressAndNetmask, coversSubnet } from '../../network/ipv4-subnet.ts';
import { entryName } from '../setting-name.ts';
import { type Contradiction, type CrossCheck, entriesInUse } from './cross-check.ts';
import { isOnLink, ownNetworks } from './own-networks.ts';

const FORWARDS = 'iptables.sys.portfw';
const EVERY_PROTOCOL = new Set(['', 'all', 'both', 'tcpudp']);

/** First and last port of a port or a range `low:high`. */
export type PortSpan = readonly [low: number, high: number];

/** The ports that a text names; undefined where it names none. */
export function portSpan(text: string): PortSpan | undefined {
  const [low = '', high = low] = text.split(':');
  const span = [Number(low), Number(high)] as const;
  return span[0] > 0 && span[1] >= span[0] ? span : undefined;
}

/** A port forwarding rule in use. */
export interface Forward {
  readonly entry: string;
  /** Empty for every interface. */
  readonly devname: string;
  readonly protocol: string;
  readonly publicPorts: PortSpan | undefined;
  /** Addresses that it is for, as CIDR; empty for all. */
  readonly sources: string;
  readonly destinations: string;
}

/** The port forwarding rules in use. §config.firewall. */
export const forwardsInUse = (context: Parameters<CrossCheck>[0]): readonly Forward[] =>
  entriesInUse(context, FORWARDS).map(entry => {
    const get = (leaf: string): string => context.values.get(`${entry}.${leaf}`) ?? '';
    return {
      entry,
      devname: get('devname'),
      protocol: get('proto').toLowerCase(),
      publicPorts: portSpan(get('dport')),
      sources: get('src'),
      destinations: get('dst'),
    };
  });

const isSameOr = (one: string, other: string, every: (each: string) => boolean): boolean =>
  one === other || every(one) || every(other);

/** True if a range of addresses has each of another one; empty is every address. */
function includesRange(whole: string, part: string): boolean {
  const range = addressAndNetmask(part);
  return (
    whole === part ||
    whole === '' ||
    (range !== undefined && coversSubnet(whole, range.address, range.netmask))
  );
}

/** True if connections that are for a forwarding are taken by an earlier one. */
function takesFrom(earlier: Forward, later: Forward): boolean {
  const [mine, theirs] = [earlier.publicPorts, later.publicPorts];
  return (
    mine !== undefined &&
    theirs !== undefined &&
    mine[0] <= theirs[1] &&
    theirs[0] <= mine[1] &&
    isSameOr(earlier.devname, later.devname, each => each === '') &&
    isSameOr(earlier.protocol, later.protocol, each => EVERY_PROTOCOL.has(each)) &&
    includesRange(earlier.sources, later.sources) &&
    includesRange(earlier.destinations, later.destinations)
  );
}

/** Rules for the same ports of an interface, from the same addresses: only the first one is ever used. */
export const checkRepeatedForwards: CrossCheck = context => {
  const forwards = forwardsInUse(context);
  return forwards.flatMap((forward, index): readonly Contradiction[] => {
    const earlier = forwards.slice(0, index).find(each => takesFrom(each, forward));
    if (earlier === undefined) return [];
    const name =
      entryName(FORWARDS, earlier.entry, key => context.values.get(key)) ??
      earlier.entry.slice(FORWARDS.length + 1);
    const problem = message('Port forwarding {name} already uses this port: only that one takes effect.', {
      name,
    });
    return [{ key: `${forward.entry}.dport`, problem, severity: 'note', terms: [`${earlier.entry}.dport`] }];
  });
};

/** As many private ports as public ones: else it is unknown which port leads where. */
export const checkForwardedRanges: CrossCheck = context =>
  forwardsInUse(context).flatMap(({ entry, publicPorts }): readonly Contradiction[] => {
    const ports = portSpan(context.values.get(`${entry}.port`) ?? '');
    if (ports === undefined || publicPorts === undefined) return [];
    const [inside, outside] = [ports, publicPorts].map(([low, high]) => high - low + 1);
    if (inside === outside || inside === undefined || outside === undefined) return [];
    const problem = message('Public ports: {public}, private ports: {private}. Enter the same number.', {
      public: outside,
      private: inside,
    });
    return [{ key: `${entry}.port`, problem, severity: 'error', terms: [`${entry}.dport`] }];
  });

/** A forwarding leads to a host of a network of the device, and not to the device itself. */
export const checkForwardHosts: CrossCheck = context => {
  const { known, unreadable } = ownNetworks(context);
  return entriesInUse(context, FORWARDS).flatMap((entry): readonly Contradiction[] => {
    const key = `${entry}.host`;
    const host = context.values.get(key) ?? '';
    if (!isIpv4(host) || known.length === 0) return [];
    if (known.some(({ ip }) => ip === host))
      return [{ key, problem: message('This is the address of this device.'), severity: 'note' }];
    return unreadable.size > 0 || known.some(network => isOnLink(host, network))
      ? []
      : [{ key, problem: message('This address is outside all subnets of this device.'), severity: 'note' }];
  });
};
