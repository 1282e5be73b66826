import { SpeedTestMemoryPort } from '@radiolink/application/speed-test/speed-test-memory.port';
import { BrowserSpeedTestMemory } from './speed-test-memory.adapter.ts';
import type { BrowserBinding } from '../browser-ports.ts';
import { port } from '../../wiring/port-binding.ts';

/** The kept speed tests, by the browser. */
export const PORTS: readonly BrowserBinding[] = [
  port(SpeedTestMemoryPort, () => new BrowserSpeedTestMemory()),
];
