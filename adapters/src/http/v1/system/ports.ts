import { RestartPort } from '@radiolink/application/system/restart.port';
import { V1Restart } from './restart.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Restart and reset, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [port(RestartPort, ({ client }) => new V1Restart(client))];
