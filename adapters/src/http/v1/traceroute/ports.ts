import { TraceroutePort } from '@radiolink/application/traceroute/traceroute.port';
import { V1Traceroute } from './traceroute.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of traceroute, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  port(TraceroutePort, ({ client, ...rest }) => new V1Traceroute(client, rest)),
];
