import { DiscoveryPort } from '@radiolink/application/discovery/discovery.port';
import { V1Discovery } from './discovery.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of device discovery, by the versioned interface. */
export const PORTS = [port(DiscoveryPort, ({ client, ...rest }) => new V1Discovery(client, rest))];
