import { AudioHapticsPort } from '@radiolink/application/alignment/audio-haptics.port';
import { BrowserSenses } from './senses.adapter.ts';
import { port } from '../browser-ports.ts';

/** Screen, vibration, voice and sound for an alignment, by the browser. */
export const PORTS = [port(AudioHapticsPort, () => new BrowserSenses())];
