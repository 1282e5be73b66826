import { LocatePort } from '@radiolink/application/locate/locate.port';
import { V1Locate } from './locate.adapter.ts';
import { port } from '../v1-ports.ts';

/** The locator LEDs, by the versioned interface. */
export const PORTS = [port(LocatePort, ({ client }) => new V1Locate(client))];
