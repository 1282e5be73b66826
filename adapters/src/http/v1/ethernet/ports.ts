import { EthernetPort } from '@radiolink/application/ethernet/ethernet.port';
import { V1Ethernet } from './ethernet.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the Ethernet ports, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  port(EthernetPort, ({ client, heartbeat }) => new V1Ethernet(client, heartbeat)),
];
