import { TraceroutePort } from '@radiolink/application/traceroute/traceroute.port';
import { ClassicTraceroute } from './traceroute.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of traceroute, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(TraceroutePort, ({ client, ...rest }) => new ClassicTraceroute(client, rest)),
];
