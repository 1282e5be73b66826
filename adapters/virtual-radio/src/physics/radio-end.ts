import type { RateScale } from '../board/rate-scale.ts';

/** Equipment of one end of a link: its transmitter, its antenna and its receiver. */
export interface RadioEnd {
  readonly txPowerDbm: number;
  readonly antennaGainDbi: number;
  readonly cableLossDb: number;
  readonly noiseFigureDb: number;
}

/** The channel both ends share. */
export interface AirChannel {
  readonly frequencyMhz: number;
  readonly widthMhz: number;
  /** Rates of both ends, where they are not those of 802.11. */
  readonly rates?: RateScale | undefined;
}
