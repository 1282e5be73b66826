import type { ConfigText } from '../configuration/config-text.ts';
import {
  addressAndNetmask,
  cidrOf,
  coversSubnet,
  inSameSubnet,
  isInCidr,
  NO_NETMASK,
} from '../network/ipv4-subnet.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { entriesInUse } from '../settings/checks/cross-check.ts';
import { isOnLink, ownNetworks } from '../settings/checks/own-networks.ts';
import { contextOf } from './packet-filter.ts';

interface Network {
  readonly ip: string;
  readonly netmask: string;
}

/** An interface by which a device is managed. */
export interface WayIn {
  readonly devname: string;
  /** True where a server assigns its address. */
  readonly isAssigned: boolean;
  /** Its own networks, of the addresses that are known. */
  readonly own: readonly Network[];
  /** The networks behind the gateways there. */
  readonly routed: readonly Network[];
}

const ANYWHERE: Network = { ip: IPV4_ANY, netmask: IPV4_ANY };

/** The networks from which a device is managed on an interface. */
export function wayIn(config: ConfigText, devname: string): WayIn {
  const { known, dynamic } = ownNetworks(contextOf(config));
  const own = known.filter(network => network.devname === devname);
  const routed = entriesInUse(contextOf(config), 'route').flatMap(route => {
    const gateway = config.get(`${route}.gateway`) ?? '';
    if (!own.some(network => isOnLink(gateway, network))) return [];
    const netmask = config.get(`${route}.netmask`) ?? NO_NETMASK;
    return [{ ip: config.get(`${route}.ip`) ?? '', netmask: netmask === NO_NETMASK ? IPV4_ANY : netmask }];
  });
  const isAssigned = dynamic.has(devname);
  return { devname, isAssigned, own, routed: isAssigned ? [ANYWHERE] : routed };
}

/** True if a range such as `192.0.2.0/24` holds an address of the device there. */
export const isTo = ({ own }: WayIn, range: string): boolean => own.some(({ ip }) => isInCidr(ip, range));

/** True if connections to addresses of a range, empty for all, may be for the device there: not each address is known. */
export const mayBeTo = (way: WayIn, range: string): boolean =>
  range === '' || way.isAssigned || way.own.length === 0 || isTo(way, range);

/** Connections that a rule means: all from somewhere, those of a part of it, or none. */
export type Share = 'all' | 'part' | 'none';

/** The connections of a way in that have their source in a range. */
export interface Sources {
  /** Of those from its own networks. */
  readonly local: Share;
  /** Of those from behind its gateways. */
  readonly beyond: Share;
}

/** The connections of a way in that come from a range of addresses; empty for every address. */
export const sourcesOf = (way: WayIn, range: string): Sources =>
  range === ''
    ? { local: 'all', beyond: 'all' }
    : { local: localShare(range, way), beyond: beyondShare(range, way) };

/** The same in one word; connections from behind gateways count where there are some. */
export function shareOf(way: WayIn, range: string): Share {
  const { local, beyond } = sourcesOf(way, range);
  const shares = [...(way.own.length > 0 ? [local] : []), ...(way.routed.length > 0 ? [beyond] : [])];
  if (range === '' || shares.every(share => share === 'all')) return 'all';
  return shares.some(share => share !== 'none') ? 'part' : 'none';
}

function localShare(range: string, { own }: WayIn): Share {
  if (own.length > 0 && own.every(({ ip, netmask }) => coversSubnet(range, ip, netmask))) return 'all';
  const address = addressAndNetmask(range)?.address ?? '';
  return own.some(({ ip, netmask }) => inSameSubnet(address, ip, netmask)) ? 'part' : 'none';
}

function beyondShare(range: string, { own, routed }: WayIn): Share {
  if (routed.length > 0 && routed.every(({ ip, netmask }) => coversSubnet(range, ip, netmask))) return 'all';
  const source = addressAndNetmask(range);
  const isOwn = ({ ip, netmask }: Network): boolean =>
    source !== undefined && coversSubnet(cidrOf(ip, netmask) ?? '', source.address, source.netmask);
  if (source === undefined || own.some(isOwn)) return 'none';
  const overlaps = ({ ip, netmask }: Network): boolean =>
    inSameSubnet(source.address, ip, netmask) || inSameSubnet(ip, source.address, source.netmask);
  return routed.some(overlaps) ? 'part' : 'none';
}
