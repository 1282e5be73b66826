import { DhcpClientPort } from '@radiolink/application/address-services/dhcp-client.port';
import { PppoePort } from '@radiolink/application/address-services/pppoe.port';
import { UNOFFERED } from '../unoffered-ports.ts';
import { port } from '../v1-ports.ts';

/** Ports of DHCP client and PPPoE, by the versioned interface. */
export const PORTS = [
  port(DhcpClientPort, () => UNOFFERED.dhcpClient),
  port(PppoePort, () => UNOFFERED.pppoe),
];
