import { PresencePort } from '@radiolink/application/presence/presence.port';
import { ClassicPresence } from './presence.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Whether the device is there, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(PresencePort, ({ client }) => new ClassicPresence(client)),
];
