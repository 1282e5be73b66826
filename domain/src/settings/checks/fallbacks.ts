import { message } from '../../errors/message.ts';
import { isIpv4, IPV4_ANY } from '../../network/ipv4.ts';
import { freeNetworkAddress } from '../../network/free-network.ts';
import { type Contradiction, type CrossCheck, entriesInUse } from './cross-check.ts';
import { isOnLink, ownNetworks } from './own-networks.ts';

/**
 * The fallback address of a DHCP or PPPoE client is in a network of its own: in that of another interface, the device
 * would have two ways into it. reading 48.
 */
export const checkFallbacks: CrossCheck = context => {
  const { known } = ownNetworks(context);
  return ['dhcpc', 'ppp']
    .flatMap(section => entriesInUse(context, section))
    .flatMap((entry): readonly Contradiction[] => {
      const key = `${entry}.fallback`;
      const address = context.values.get(key) ?? '';
      const devname = context.values.get(`${entry}.devname`) ?? '';
      if (!isIpv4(address) || address === IPV4_ANY) return [];
      const other = known.find(network => network.devname !== devname && isOnLink(address, network));
      if (other === undefined) return [];
      const free = freeNetworkAddress(known, FALLBACK_THIRD);
      return [
        {
          key,
          problem: message('{interface} has this network already, with the address {address}.', {
            interface: other.devname,
            address: other.ip,
          }),
          severity: 'note',
          terms: [`${other.entry}.ip`, `${other.entry}.netmask`],
          repair: {
            label: message('Set fallback to {address}', { address: free.ip }),
            changes: new Map([
              [key, free.ip],
              [`${key}_netmask`, free.netmask],
            ]),
          },
        },
      ];
    });
};

/** A fallback is looked for from 192.168.10.1 on. §config.network-mode. */
const FALLBACK_THIRD = 10;
