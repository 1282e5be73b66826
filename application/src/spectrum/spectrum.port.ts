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

/** A channel that the chooser weighs. MHz, dBm EIRP. */
export interface WeighedChannel {
  readonly centerMhz: number;
  readonly widthMhz: number;
  readonly maxEirpDbm?: number | undefined;
}

/** Energy that one end receives: level indices of the spectral service's scale, one for each frequency. */
export interface ReceivedEnergy {
  readonly ageSeconds?: number | undefined;
  readonly levels: readonly number[];
}

/**
 * The same of a station: signal in dBm, capacity in kbps. The usage is a number of the device whose unit is not public: real
 * ones are above 1000, so it is no share.
 */
export interface StationEnergy extends ReceivedEnergy {
  readonly mac: string;
  readonly rxUsage?: number | undefined;
  readonly txUsage?: number | undefined;
  readonly rxSignalDbm?: number | undefined;
  readonly txSignalDbm?: number | undefined;
  readonly rxCapacityKbps?: number | undefined;
  readonly txCapacityKbps?: number | undefined;
}

/** Data for choosing a channel. */
export interface ChannelData {
  readonly channels: readonly WeighedChannel[];
  /** Centres of the measured points, MHz. */
  readonly frequenciesMhz: readonly number[];
  readonly local?: ReceivedEnergy | undefined;
  readonly stations: readonly StationEnergy[];
}

export interface ChannelDataPort {
  read(): Promise<ChannelData>;
}
export const ChannelDataPort: Token<ChannelDataPort> = token<ChannelDataPort>('spectrum/ChannelDataPort');
