import { LocationPort } from '@radiolink/application/place/place.port';
import { BrowserPlace } from './place.adapter.ts';
import { port } from '../browser-ports.ts';

/** Where the page is shown, by the browser. Its reload is bound at the start. */
export const PORTS = [port(LocationPort, () => new BrowserPlace())];
