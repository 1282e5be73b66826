import { DhcpClientPort } from '@radiolink/application/address-services/dhcp-client.port';
import { PppoePort } from '@radiolink/application/address-services/pppoe.port';
import { UNOFFERED } from '../unoffered-ports.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of DHCP client and PPPoE, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  port(DhcpClientPort, () => UNOFFERED.dhcpClient),
  port(PppoePort, () => UNOFFERED.pppoe),
];
