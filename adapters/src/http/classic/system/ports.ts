import { RestartPort } from '@radiolink/application/system/restart.port';
import { ClassicRestart } from './restart.adapter.ts';
import { port } from '../classic-ports.ts';

/** Restart and reset, by the classic interface. */
export const PORTS = [port(RestartPort, ({ client }) => new ClassicRestart(client))];
