import { EthernetPort } from '@radiolink/application/ethernet';
import { ClassicEthernet } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of the Ethernet ports, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(EthernetPort, ({ client, heartbeat }) => new ClassicEthernet(client, heartbeat)),
];
