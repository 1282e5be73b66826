import { RestartPort } from '@radiolink/application/system/restart.port';
import { ClassicRestart } from './restart.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Restart and reset, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(RestartPort, ({ client }) => new ClassicRestart(client)),
];
