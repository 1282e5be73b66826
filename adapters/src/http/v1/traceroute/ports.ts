import { TraceroutePort } from '@radiolink/application/traceroute/traceroute.port';
import { V1Traceroute } from './traceroute.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of traceroute, by the versioned interface. */
export const PORTS = [port(TraceroutePort, ({ client, ...rest }) => new V1Traceroute(client, rest))];
