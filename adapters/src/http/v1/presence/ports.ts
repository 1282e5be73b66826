import { LivenessPort } from '@radiolink/application/presence/liveness.port';
import { V1Presence } from './presence.adapter.ts';
import { port } from '../v1-ports.ts';

/** Whether the device is there, by the versioned interface. */
export const PORTS = [port(LivenessPort, ({ client }) => new V1Presence(client))];
