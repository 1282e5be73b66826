import { LogPort } from '@radiolink/application/log/log.port';
import { ClassicLog } from './log.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the system log, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(LogPort, ({ client, ...rest }) => new ClassicLog(client, rest)),
];
