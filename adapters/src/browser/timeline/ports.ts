import { PastStorePort } from '@radiolink/application/timeline/past-store.port';
import { BrowserPastStore } from './past-store.adapter.ts';
import { port } from '../browser-ports.ts';

/** The recorded past, by the browser. */
export const PORTS = [port(PastStorePort, () => new BrowserPastStore())];
