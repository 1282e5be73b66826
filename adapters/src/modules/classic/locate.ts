import { LocatePort } from '@radiolink/application/locate';
import { MixedLocate } from '../../http/mixed/mixed-locate.adapter.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** The locator LEDs of a device with the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(LocatePort, ({ session, settings }) => new MixedLocate({ ...settings, session })),
];
