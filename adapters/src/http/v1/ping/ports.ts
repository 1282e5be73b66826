import { PingPort } from '@radiolink/application/ping/ping.port';
import { V1Ping } from './ping.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of ping, by the versioned interface. */
export const PORTS = [port(PingPort, ({ client, ...rest }) => new V1Ping(client, rest))];
