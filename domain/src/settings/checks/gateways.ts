import { message, type Problem } from '../../errors/message.ts';
import { isHostAddress, sameHostIn } from '../../network/ipv4-subnet.ts';
import { IPV4_ANY, isIpv4 } from '../../network/ipv4.ts';
import { isIpv6 } from '../../network/ipv6.ts';
import { isInUse } from '../section-switches.ts';
import type { Repair } from '../setting.ts';
import { type Contradiction, type CrossCheck, entriesInUse } from './cross-check.ts';
import { isOnLink, type OwnNetwork, ownNetworks } from './own-networks.ts';

/** Servers that a device asks or tells: none of them runs on the device itself. */
const SERVERS =
  /^(resolv\.nameserver\.\d+\.ip|ntpclient\.\d+\.server|syslog\.remote\.ip|aaa\.1\.radius\.a(uth|cct)\.1\.ip)$/;

/** A server in use that is the device itself: nothing answers there. */
export const checkOwnServers: CrossCheck = context => {
  const { values } = context;
  const own = new Set(ownNetworks(context).known.map(({ ip }) => ip));
  return [...values]
    .filter(([key, value]) => own.has(value) && SERVERS.test(key) && isInUse(key, values))
    .map(([key]) => ({ key, problem: message('This is the address of this device.'), severity: 'note' }));
};

/** Servers that may be set by name. */
const NAMED_SERVERS = /^(ntpclient\.\d+\.server|syslog\.remote\.ip|pwdog\.host)$/;

/** A server by name needs a DNS server: one that is set, or one that a DHCP or PPPoE server or a router tells. */
export const checkServersByName: CrossCheck = context => {
  const { values } = context;
  const isTold = ownNetworks(context).dynamic.size > 0 || entriesInUse(context, 'dhcp6c').length > 0;
  const servers = entriesInUse(context, 'resolv.nameserver').filter(entry => values.get(`${entry}.ip`));
  if (isTold || servers.length > 0) return [];
  return [...values]
    .filter(([key, value]) => NAMED_SERVERS.test(key) && value !== '' && !isIpv4(value) && !isIpv6(value))
    .filter(([key]) => isInUse(key, values))
    .map(([key]) => ({
      key,
      problem: message('No DNS server is set, so this name cannot be resolved.'),
      severity: 'note',
    }));
};

/**
 * A gateway is in a subnet of the device. Subnets that a DHCP server or an ISP assigns are unknown and accept any.
 * A note only: some providers route to a gateway beyond the subnet, and a device that moves is tested with its old one.
 */
export const checkGateways: CrossCheck = context => {
  const { known, dynamic, unreadable } = ownNetworks(context);
  return entriesInUse(context, 'route').flatMap((entry): readonly Contradiction[] => {
    const gateway = context.values.get(`${entry}.gateway`) ?? '';
    const devname = context.values.get(`${entry}.devname`) ?? '';
    if (!isIpv4(gateway) || gateway === IPV4_ANY) return [];
    if (devname === '' ? dynamic.size > 0 : dynamic.has(devname) || devname.startsWith('ppp')) return [];
    const wrong = noGateway(gateway, known);
    if (wrong !== undefined) return [{ key: `${entry}.gateway`, problem: wrong, severity: 'note' }];
    if (devname === '' ? unreadable.size > 0 : unreadable.has(devname)) return [];
    const networks = known.filter(network => devname === '' || network.devname === devname);
    if (networks.length === 0 || networks.some(network => isOnLink(gateway, network))) return [];
    const problem = message('The gateway is outside all subnets of the interface.');
    const terms = networks.flatMap(network => [`${network.entry}.ip`, `${network.entry}.netmask`]);
    return [
      { key: `${entry}.gateway`, problem, severity: 'note', terms, ...repairOf(entry, gateway, networks) },
    ];
  });
};

/** An address of a subnet that no router there can have: that of this device, and the first and the last one. */
function noGateway(gateway: string, known: readonly OwnNetwork[]): Problem | undefined {
  if (known.some(({ ip }) => ip === gateway)) return message('This is the address of this device.');
  const own = known.find(network => isOnLink(gateway, network));
  return own === undefined || isHostAddress(gateway, own.netmask)
    ? undefined
    : message('Not a valid host address with netmask {netmask}.', { netmask: own.netmask });
}

/** The gateway moves with the subnet and stays the same host of it; where that is this device, the route goes off. */
function repairOf(
  entry: string,
  gateway: string,
  networks: readonly OwnNetwork[],
): { readonly repair: Repair } | undefined {
  const [own] = networks;
  if (own === undefined) return undefined;
  const moved = sameHostIn(gateway, own.ip, own.netmask);
  return moved === undefined || moved === own.ip
    ? {
        repair: {
          label: message('Turn off the route'),
          changes: new Map([[`${entry}.status`, 'disabled']]),
        },
      }
    : {
        repair: {
          label: message('Set gateway to {address}', { address: moved }),
          changes: new Map([[`${entry}.gateway`, moved]]),
        },
      };
}
