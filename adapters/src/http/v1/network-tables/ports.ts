import { NetworkTablesPort } from '@radiolink/application/network-tables/network-tables.port';
import { V1NetworkTables } from './network-tables.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the network tables, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  port(NetworkTablesPort, ({ client, clock }) => new V1NetworkTables(client, clock)),
];
