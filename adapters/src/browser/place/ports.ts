import { PlacePort } from '@radiolink/application/place/place.port';
import { BrowserPlace } from './place.adapter.ts';
import type { BrowserBinding } from '../browser-ports.ts';
import { port } from '../../wiring/port-binding.ts';

/** Where the page is shown, by the browser. Its reload is bound at the start. */
export const PORTS: readonly BrowserBinding[] = [port(PlacePort, () => new BrowserPlace())];
