import { NetworkTablesPort } from '@radiolink/application/network-tables/network-tables.port';
import { ClassicNetworkTables } from './network-tables.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the network tables, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(NetworkTablesPort, ({ client }) => new ClassicNetworkTables(client)),
];
