import { message } from '../../errors/message.ts';
import { isIpv4, IPV4_ANY } from '../../network/ipv4.ts';
import { type Contradiction, type CrossCheck, entriesInUse } from './cross-check.ts';
import { isOnLink, ownNetworks } from './own-networks.ts';

/**
 * A gateway is in a subnet of the device. Subnets that a DHCP server or an ISP assigns are unknown and accept any.
 * A note only: some providers route to a gateway beyond the subnet, and a device that moves is tested with its old one.
 */
export const checkGateways: CrossCheck = context => {
  const { known, dynamic } = ownNetworks(context);
  return entriesInUse(context, 'route').flatMap((entry): readonly Contradiction[] => {
    const gateway = context.values.get(`${entry}.gateway`) ?? '';
    const devname = context.values.get(`${entry}.devname`) ?? '';
    if (!isIpv4(gateway) || gateway === IPV4_ANY) return [];
    if (devname === '' ? dynamic.size > 0 : dynamic.has(devname) || devname.startsWith('ppp')) return [];
    const networks = known.filter(network => devname === '' || network.devname === devname);
    if (networks.length === 0 || networks.some(network => isOnLink(gateway, network))) return [];
    const problem = message('The gateway is outside all subnets of the interface.');
    return [{ key: `${entry}.gateway`, problem, severity: 'note' }];
  });
};
