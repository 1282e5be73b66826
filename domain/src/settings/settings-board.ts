import type { Antenna } from '../device/antenna.ts';
import type { Band } from '../radio/band.ts';
import type { WirelessMode } from '../status/wireless-status.ts';
import type { NumberRange } from './number-range.ts';

/** Hardware facts that the settings need. Every fact is optional: an unknown one limits nothing. */
export interface SettingsBoard {
  /** Channel widths of the main 5 GHz (or 2.4 GHz) radio, MHz. */
  readonly channelWidthsMhz?: readonly number[];
  /** Band of the main radio. */
  readonly band?: Band;
  /** Output power of the main radio, dBm. */
  readonly outputPowerDbm?: NumberRange;
  /** Output power of the 60 GHz radio, dBm. */
  readonly sixtyOutputPowerDbm?: NumberRange;
  /** The wireless modes that the board offers; left out where it does not say, or offers all. */
  readonly modes?: readonly WirelessMode[];
  /** Antennas that the board lists for the main radio, its default first. */
  readonly antennas?: readonly Antenna[];
  /** The same of the 60 GHz radio. */
  readonly sixtyAntennas?: readonly Antenna[];
  /** Farthest that the main radio reaches with acknowledgements, metres. */
  readonly distanceLimitMetres?: number;
  /** Names of its Ethernet interfaces: `eth0`. */
  readonly ports?: readonly string[];
  readonly features?: ReadonlySet<BoardFeature>;
  /** Number of the LEDs that show the signal. */
  readonly signalLedCount?: number;
  /** Largest MTU by interface name. */
  readonly maxMtu?: ReadonlyMap<string, number>;
}

/** Parts that not every device has. */
export type BoardFeature =
  | 'sixty-ghz'
  | 'backup-radio'
  | '24-ghz'
  | 'gps'
  | 'bluetooth'
  | 'signal-leds'
  | 'reset-button'
  | 'poe-passthrough';
