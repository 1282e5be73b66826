import { DhcpClientPort } from '@radiolink/application/address-services/dhcp-client.port';
import { PppoePort } from '@radiolink/application/address-services/pppoe.port';
import { UNSUPPORTED } from '../unsupported-ports.ts';
import { port } from '../v1-ports.ts';

/** Ports of DHCP client and PPPoE, by the versioned interface. */
export const PORTS = [
  port(DhcpClientPort, () => UNSUPPORTED.dhcpClient),
  port(PppoePort, () => UNSUPPORTED.pppoe),
];
