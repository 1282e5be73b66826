import { message } from '../../errors/message.ts';
import { IPV4_ANY, isIpv4 } from '../../network/ipv4.ts';
import { isHostAddress, networkAddress } from '../../network/ipv4-subnet.ts';
import { checkNetmask } from '../../network/netmask.ts';
import { type Contradiction, type CrossCheck, entriesInUse, repeated } from './cross-check.ts';

interface OwnAddress {
  readonly entry: string;
  readonly ip: string;
  readonly netmask: string;
}

/** The addresses of the device's own interfaces; a missing one and 0.0.0.0 mean none. */
const ownAddresses = (context: Parameters<CrossCheck>[0]): readonly OwnAddress[] =>
  entriesInUse(context, 'netconf')
    .map(entry => ({
      entry,
      ip: context.values.get(`${entry}.ip`) ?? '',
      netmask: context.values.get(`${entry}.netmask`) ?? '',
    }))
    .filter(({ ip }) => isIpv4(ip) && ip !== IPV4_ANY);

/** Each interface has a unique address. */
export const checkRepeatedAddresses: CrossCheck = context =>
  repeated(
    ownAddresses(context).map(({ entry, ip }) => [`${entry}.ip`, ip]),
    address => message('Another interface has the address {address} too.', { address }),
  );

/** An address has a netmask, and is neither the first nor the last of its network. */
export const checkHostAddresses: CrossCheck = context =>
  ownAddresses(context).flatMap(({ entry, ip, netmask }): readonly Contradiction[] => {
    if (netmask === '') {
      return [
        { key: `${entry}.netmask`, problem: message('An address needs a netmask.'), severity: 'error' },
      ];
    }
    if (checkNetmask(netmask) !== undefined || isHostAddress(ip, netmask)) return [];
    const problem = message('Not a valid host address with netmask {netmask}.', { netmask });
    return [{ key: `${entry}.ip`, problem, severity: 'error' }];
  });

/** Two interfaces in one subnet: the route would be ambiguous. */
export const checkOverlappingNetworks: CrossCheck = context => {
  const firstIn = new Map<string, string>();
  return ownAddresses(context).flatMap(({ entry, ip, netmask }): readonly Contradiction[] => {
    const network = networkAddress(ip, netmask);
    if (network === undefined) return [];
    const twin = firstIn.get(`${network}/${netmask}`);
    firstIn.set(`${network}/${netmask}`, twin ?? ip);
    if (twin === undefined || twin === ip) return [];
    const problem = message('Another interface is in the same network with the address {address}.', {
      address: twin,
    });
    return [{ key: `${entry}.ip`, problem, severity: 'note' }];
  });
};
