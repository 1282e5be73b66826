import { PastStorePort } from '@radiolink/application/timeline/past-store.port';
import { BrowserPastStore } from './past-store.adapter.ts';
import type { BrowserBinding } from '../browser-ports.ts';
import { port } from '../../wiring/port-binding.ts';

/** The recorded past, by the browser. */
export const PORTS: readonly BrowserBinding[] = [port(PastStorePort, () => new BrowserPastStore())];
