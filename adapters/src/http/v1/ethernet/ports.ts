import { EthernetPort } from '@radiolink/application/ethernet/ethernet.port';
import { V1Ethernet } from './ethernet.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of the Ethernet ports, by the versioned interface. */
export const PORTS = [port(EthernetPort, ({ client, heartbeat }) => new V1Ethernet(client, heartbeat))];
