import { PingPort } from '@radiolink/application/ping/ping.port';
import { ClassicPing } from './ping.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of ping, by the classic interface. */
export const PORTS = [port(PingPort, ({ client, ...rest }) => new ClassicPing(client, rest))];
