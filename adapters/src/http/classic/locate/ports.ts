import { LocatePort } from '@radiolink/application/locate/locate.port';
import { MixedLocate } from '../../mixed/mixed-locate.adapter.ts';
import { port } from '../classic-ports.ts';

/** The locator LEDs of a device with the classic interface. */
export const PORTS = [port(LocatePort, ({ session, settings }) => new MixedLocate({ ...settings, session }))];
