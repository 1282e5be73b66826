import { PresencePort } from '@radiolink/application/presence/presence.port';
import { V1Presence } from './presence.adapter.ts';
import { port } from '../v1-ports.ts';

/** Whether the device is there, by the versioned interface. */
export const PORTS = [port(PresencePort, ({ client }) => new V1Presence(client))];
