import { DiscoveryPort } from '@radiolink/application/discovery/discovery.port';
import { V1Discovery } from './discovery.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of device discovery, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  port(DiscoveryPort, ({ client, ...rest }) => new V1Discovery(client, rest)),
];
