import { LogPort } from '@radiolink/application/log';
import { ClassicLog } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of the system log, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(LogPort, ({ client, ...rest }) => new ClassicLog(client, rest)),
];
