import { RestartPort } from '@radiolink/application/system/restart.port';
import { V1Restart } from './restart.adapter.ts';
import { port } from '../v1-ports.ts';

/** Restart and reset, by the versioned interface. */
export const PORTS = [port(RestartPort, ({ client }) => new V1Restart(client))];
