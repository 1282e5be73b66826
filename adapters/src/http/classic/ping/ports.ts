import { PingPort } from '@radiolink/application/ping/ping.port';
import { ClassicPing } from './ping.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of ping, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(PingPort, ({ client, ...rest }) => new ClassicPing(client, rest)),
];
