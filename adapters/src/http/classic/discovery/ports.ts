import { DiscoveryPort } from '@radiolink/application/discovery/discovery.port';
import { ClassicDiscovery } from './discovery.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of device discovery, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(DiscoveryPort, ({ client, ...rest }) => new ClassicDiscovery(client, rest)),
];
