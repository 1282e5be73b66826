import { SensesPort } from '@radiolink/application/alignment/senses.port';
import { BrowserSenses } from './senses.adapter.ts';
import type { BrowserBinding } from '../browser-ports.ts';
import { port } from '../../wiring/port-binding.ts';

/** Screen, vibration, voice and sound for an alignment, by the browser. */
export const PORTS: readonly BrowserBinding[] = [port(SensesPort, () => new BrowserSenses())];
