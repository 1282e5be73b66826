import { NetworkTablesPort } from '@radiolink/application/network-tables';
import { ClassicNetworkTables } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of the network tables, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(NetworkTablesPort, ({ client }) => new ClassicNetworkTables(client)),
];
