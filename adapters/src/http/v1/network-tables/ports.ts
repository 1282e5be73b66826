import { NetworkTablesPort } from '@radiolink/application/network-tables/network-tables.port';
import { V1NetworkTables } from './network-tables.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of the network tables, by the versioned interface. */
export const PORTS = [port(NetworkTablesPort, ({ client, clock }) => new V1NetworkTables(client, clock))];
