import { LocatePort } from '@radiolink/application/locate/locate.port';
import { V1Locate } from './locate.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** The locator LEDs, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [port(LocatePort, ({ client }) => new V1Locate(client))];
