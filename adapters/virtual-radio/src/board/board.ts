import type { RateScale } from './rate-scale.ts';

/** The hardware of a virtual radio: its board info and the parameters of its physics. */
export interface Board {
  readonly productName: string;
  readonly shortName: string;
  readonly model: string;
  /** Family as the versioned API names it; the manufacturer's classic line if omitted. */
  readonly family?: string;
  readonly systemId: string;
  /** As the device names it in full, `WA.ar934x.v8.7.18.48247.250728.0850`. */
  readonly fullVersion: string;
  /** As the status shows it, `v8.7.18`. */
  readonly firmwareVersion: string;
  readonly fccId: string;
  readonly antennaGainDbi: number;
  readonly antennaName: string;
  readonly txPowerMinDbm: number;
  readonly txPowerMaxDbm: number;
  readonly widthsMhz: readonly number[];
  /** Where its main radio is not one of 5 GHz: its band, MHz. No country's channels are known there. */
  readonly band?: {
    readonly name: '24 GHz';
    readonly mhz: 24_000;
    readonly start: number;
    readonly end: number;
  };
  /** Its rates, where they are not those of 802.11. */
  readonly rates?: RateScale;
  readonly ramBytes: number;
  readonly ethernetPorts: number;
  readonly gps: boolean;
  /** Of a board with a sensor, when it has little to do. */
  readonly usualTemperatureCelsius?: number;
  readonly bluetooth: boolean;
  /** Modes on offer. */
  readonly modes: { readonly ptp: boolean; readonly ptmp: boolean };
  /** The 60 GHz radio, when there is one; then the 5 GHz radio is its backup. */
  readonly radio60?: Radio60Board;
}

export interface Radio60Board {
  readonly antennaGainDbi: number;
  readonly txPowerMinDbm: number;
  readonly txPowerMaxDbm: number;
  readonly widthsMhz: readonly number[];
}
