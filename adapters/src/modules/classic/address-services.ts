import { DhcpClientPort, PppoePort } from '@radiolink/application/address-services';
import { ClassicDhcpClient, ClassicPppoe } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of DHCP client and PPPoE, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(DhcpClientPort, ({ client }) => new ClassicDhcpClient(client)),
  classicPort(PppoePort, ({ client }) => new ClassicPppoe(client)),
];
