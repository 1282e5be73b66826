import { PingPort } from '@radiolink/application/ping/ping.port';
import { V1Ping } from './ping.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of ping, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  port(PingPort, ({ client, ...rest }) => new V1Ping(client, rest)),
];
