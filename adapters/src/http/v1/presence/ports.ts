import { PresencePort } from '@radiolink/application/presence/presence.port';
import { V1Presence } from './presence.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Whether the device is there, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [port(PresencePort, ({ client }) => new V1Presence(client))];
