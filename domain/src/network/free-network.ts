import { inSameSubnet } from './ipv4-subnet.ts';

interface Network {
  readonly ip: string;
  readonly netmask: string;
}

const MASK_24 = '255.255.255.0';

/** The first 192.168.N.1/24, from a third octet on, that overlaps none of some networks. §config.network-mode. */
export function freeNetworkAddress(known: readonly Network[], firstThird: number): Network {
  for (let third = firstThird; third <= 255; third += 1) {
    const ip = `192.168.${third}.1`;
    const isTaken = known.some(
      network => inSameSubnet(ip, network.ip, network.netmask) || inSameSubnet(ip, network.ip, MASK_24),
    );
    if (!isTaken) return { ip, netmask: MASK_24 };
  }
  return { ip: `192.168.${firstThird}.1`, netmask: MASK_24 };
}
