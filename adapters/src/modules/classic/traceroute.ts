import { TraceroutePort } from '@radiolink/application/traceroute';
import { ClassicTraceroute } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of traceroute, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(TraceroutePort, ({ client, ...rest }) => new ClassicTraceroute(client, rest)),
];
