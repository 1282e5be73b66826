import { LinkChangeMemoryPort } from '@radiolink/application/remote-device/link-change-memory.port';
import { port } from '../browser-ports.ts';
import { BrowserLinkChangeMemory } from './link-change-memory.adapter.ts';

/** A change of both ends of a link on its way, by the browser. */
export const PORTS = [port(LinkChangeMemoryPort, () => new BrowserLinkChangeMemory())];
