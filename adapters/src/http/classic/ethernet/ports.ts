import { EthernetPort } from '@radiolink/application/ethernet/ethernet.port';
import { ClassicEthernet } from './ethernet.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of the Ethernet ports, by the classic interface. */
export const PORTS = [port(EthernetPort, ({ client, heartbeat }) => new ClassicEthernet(client, heartbeat))];
