import { ServedInterfacePort } from '@radiolink/application/served-interface/served-interface.port';
import { BrowserServedInterface } from './served-interface.adapter.ts';
import { port } from '../browser-ports.ts';

/** The interface that is served at the address of the page. */
export const PORTS = [port(ServedInterfacePort, () => new BrowserServedInterface())];
