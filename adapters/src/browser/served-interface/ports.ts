import { ServedInterfacePort } from '@radiolink/application/served-interface/served-interface.port';
import { BrowserServedInterface } from './served-interface.adapter.ts';
import type { BrowserBinding } from '../browser-ports.ts';
import { port } from '../../wiring/port-binding.ts';

/** The interface that is served at the address of the page. */
export const PORTS: readonly BrowserBinding[] = [
  port(ServedInterfacePort, () => new BrowserServedInterface()),
];
