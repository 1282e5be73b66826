import { DiscoveryPort } from '@radiolink/application/discovery/discovery.port';
import { ClassicDiscovery } from './discovery.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of device discovery, by the classic interface. */
export const PORTS = [port(DiscoveryPort, ({ client, ...rest }) => new ClassicDiscovery(client, rest))];
