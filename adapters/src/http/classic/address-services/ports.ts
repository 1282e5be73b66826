import { DhcpClientPort } from '@radiolink/application/address-services/dhcp-client.port';
import { PppoePort } from '@radiolink/application/address-services/pppoe.port';
import { ClassicDhcpClient } from './dhcp-client.adapter.ts';
import { ClassicPppoe } from './pppoe.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of DHCP client and PPPoE, by the classic interface. */
export const PORTS = [
  port(DhcpClientPort, ({ client }) => new ClassicDhcpClient(client)),
  port(PppoePort, ({ client }) => new ClassicPppoe(client)),
];
