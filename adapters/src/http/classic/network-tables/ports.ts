import { NetworkTablesPort } from '@radiolink/application/network-tables/network-tables.port';
import { ClassicNetworkTables } from './network-tables.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of the network tables, by the classic interface. */
export const PORTS = [port(NetworkTablesPort, ({ client }) => new ClassicNetworkTables(client))];
