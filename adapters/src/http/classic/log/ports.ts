import { LogPort } from '@radiolink/application/log/log.port';
import { ClassicLog } from './log.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of the system log, by the classic interface. */
export const PORTS = [port(LogPort, ({ client, ...rest }) => new ClassicLog(client, rest))];
