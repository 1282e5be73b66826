import { EthernetPort } from '@radiolink/application/ethernet/ethernet.port';
import { ClassicEthernet } from './ethernet.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the Ethernet ports, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(EthernetPort, ({ client, heartbeat }) => new ClassicEthernet(client, heartbeat)),
];
