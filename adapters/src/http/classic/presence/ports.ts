import { PresencePort } from '@radiolink/application/presence/presence.port';
import { ClassicPresence } from './presence.adapter.ts';
import { port } from '../classic-ports.ts';

/** Whether the device is there, by the classic interface. */
export const PORTS = [port(PresencePort, ({ client }) => new ClassicPresence(client))];
