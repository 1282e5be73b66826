import { IPV4_ANY, isIpv4 } from '../../network/ipv4.ts';
import { checkNetmask } from '../../network/netmask.ts';
import { inSameSubnet } from '../../network/ipv4-subnet.ts';
import { entriesInUse, entriesInUseOf, ofContext } from './cross-check.ts';

/** A static address of the device with a valid netmask. */
export interface OwnNetwork {
  /** `netconf.3`, or `netconf.3.alias.1`. */
  readonly entry: string;
  readonly devname: string;
  readonly ip: string;
  readonly netmask: string;
}

/** Networks of the device: those of static addresses, and the interfaces whose subnet is unknown in advance. */
export interface OwnNetworks {
  readonly known: readonly OwnNetwork[];
  /** Interfaces with a DHCP or PPPoE client, by name. */
  readonly dynamic: ReadonlySet<string>;
  /** Interfaces with an address or a netmask that cannot be read: what else is in their subnet is unknown. */
  readonly unreadable: ReadonlySet<string>;
  /** Interfaces without an address, by name, and the key of the address that they lack. */
  readonly unaddressed: ReadonlyMap<string, string>;
}

/** The networks of the interfaces in use, IP aliases included. The address of an interface with a client is unknown. */
export const ownNetworks = ofContext((context): OwnNetworks => {
  const { values } = context;
  const clients = ['dhcpc', 'ppp'].flatMap(section => entriesInUse(context, section));
  const dynamic = new Set(clients.map(entry => values.get(`${entry}.devname`) ?? ''));
  const interfaces = entriesInUse(context, 'netconf');
  const aliases = entriesInUseOf(
    context,
    interfaces.map(entry => `${entry}.alias`),
  );
  const addresses = [...interfaces, ...aliases]
    .map(entry => ({
      entry,
      devname: values.get(`${entry.split('.', 2).join('.')}.devname`) ?? '',
      ip: values.get(`${entry}.ip`) ?? '',
      netmask: values.get(`${entry}.netmask`) ?? '',
    }))
    .filter(({ entry, devname }) => entry.includes('.alias.') || !dynamic.has(devname))
    .filter(({ ip }) => ip !== '' && ip !== IPV4_ANY);
  const known = addresses.filter(isReadable);
  const unreadable = new Set(addresses.filter(each => !isReadable(each)).map(({ devname }) => devname));
  const unaddressed = new Map(
    interfaces
      .map(entry => [values.get(`${entry}.devname`) ?? '', `${entry}.ip`] as const)
      .filter(([name]) => !dynamic.has(name) && !addresses.some(({ devname }) => devname === name)),
  );
  return { known, dynamic, unreadable, unaddressed };
});

const isReadable = ({ ip, netmask }: OwnNetwork): boolean =>
  isIpv4(ip) && checkNetmask(netmask) === undefined;

/** The interface that has an address: `netconf.3` of `netconf.3.alias.1`. */
export const interfaceEntry = ({ entry }: OwnNetwork): string => entry.split('.', 2).join('.');

/** True if an address lies in the subnet of an own address. */
export function isOnLink(address: string, { ip, netmask }: OwnNetwork): boolean {
  return inSameSubnet(address, ip, netmask);
}
