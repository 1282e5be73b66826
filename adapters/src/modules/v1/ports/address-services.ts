import { DhcpClientPort, PppoePort } from '@radiolink/application/address-services';
import { UNOFFERED } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of DHCP client and PPPoE, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(DhcpClientPort, () => UNOFFERED.dhcpClient),
  v1Port(PppoePort, () => UNOFFERED.pppoe),
];
