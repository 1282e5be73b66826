import { NetworkTablesPort } from '@radiolink/application/network-tables';
import { V1NetworkTables } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of the network tables, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(NetworkTablesPort, ({ client, clock }) => new V1NetworkTables(client, clock)),
];
