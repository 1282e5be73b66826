import { LivenessPort } from '@radiolink/application/presence/liveness.port';
import { ClassicPresence } from './presence.adapter.ts';
import { port } from '../classic-ports.ts';

/** Whether the device is there, by the classic interface. */
export const PORTS = [port(LivenessPort, ({ client }) => new ClassicPresence(client))];
