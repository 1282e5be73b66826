import { LocatePort } from '@radiolink/application/locate/locate.port';
import { MixedLocate } from '../../mixed/mixed-locate.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** The locator LEDs of a device with the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(LocatePort, ({ session, settings }) => new MixedLocate({ ...settings, session })),
];
