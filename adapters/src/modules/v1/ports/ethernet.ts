import { EthernetPort } from '@radiolink/application/ethernet';
import { V1Ethernet } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of the Ethernet ports, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(EthernetPort, ({ client, heartbeat }) => new V1Ethernet(client, heartbeat)),
];
