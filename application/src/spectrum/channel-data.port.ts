import { type Token, token } from '../wiring/token.ts';

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
