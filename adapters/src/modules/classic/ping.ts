import { PingPort } from '@radiolink/application/ping';
import { ClassicPing } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of ping, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(PingPort, ({ client, ...rest }) => new ClassicPing(client, rest)),
];
