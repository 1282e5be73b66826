import { TraceroutePort } from '@radiolink/application/traceroute/traceroute.port';
import { ClassicTraceroute } from './traceroute.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of traceroute, by the classic interface. */
export const PORTS = [port(TraceroutePort, ({ client, ...rest }) => new ClassicTraceroute(client, rest))];
