import { SpeedTestMemoryPort } from '@radiolink/application/speed-test/speed-test-memory.port';
import { BrowserSpeedTestMemory } from './speed-test-memory.adapter.ts';
import { port } from '../browser-ports.ts';

/** The kept speed tests, by the browser. */
export const PORTS = [port(SpeedTestMemoryPort, () => new BrowserSpeedTestMemory())];
