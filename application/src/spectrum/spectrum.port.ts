import type { FetchError } from '@radiolink/domain/errors';
import type { SpectrumData } from '@radiolink/domain/tools';
import type { Observable } from 'rxjs';
import { type Token, token } from '../wiring/token.ts';

/** Events of the live spectrum; it never errors and never completes. */
export type SpectrumEvent =
  | {
      readonly kind: 'sample';
      readonly spectrum: SpectrumData;
      /** Its source: pushed by the device, or polled because the push failed. */
      readonly by: 'socket' | 'polling';
    }
  /** The device answers, but its spectral service does not run. */
  | { readonly kind: 'idle' }
  /** The device has no such service. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failure'; readonly failure: FetchError; readonly failures: number };

/**
 * The spectrum as the radio receives it, about once a second. Subscribing starts, unsubscribing stops; paused
 * while the page is hidden or heartbeats are held. A slow consumer misses frames, it is never flooded.
 */
export interface SpectrumPort {
  watch(): Observable<SpectrumEvent>;
  /** Reads a captured answer of the device; undefined for any other text. Missing where no such answer is known. */
  captured?(text: string): SpectrumData | undefined;
}
export const SpectrumPort: Token<SpectrumPort> = token<SpectrumPort>('spectrum/SpectrumPort');
