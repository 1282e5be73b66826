import type { Clock } from '@radiolink/domain';
import { noiseFloorDbm } from '@radiolink/domain/link';
import type { Channel } from '../configuration/radio-settings.ts';
import { colonMac } from '../peers/mac-address.ts';
import { between, deriveSeed, pick, seededRandom } from '../random/seeded-random.ts';

/** A foreign radio that is received here. */
export interface Neighbour {
  readonly mac: string;
  readonly ssid: string;
  readonly controlMhz: number;
  readonly centerMhz: number;
  readonly widthMhz: number;
  readonly signalDbm: number;
  /** Share of the time it transmits, 0 to 1. */
  readonly activity: number;
  readonly encryption: 'WPA2' | 'WPA' | 'none';
  readonly airmax: boolean;
}

/** Channels on which neighbours sit: control, centre, width in MHz. */
const CHANNELS = [
  [5180, 5190, 40],
  [5200, 5210, 80],
  [5260, 5260, 20],
  [5300, 5310, 40],
  [5500, 5510, 40],
  [5540, 5540, 20],
  [5580, 5590, 40],
  [5640, 5640, 20],
  [5745, 5775, 80],
  [5765, 5765, 20],
  [5785, 5795, 40],
  [5825, 5825, 20],
] as const;

const NAMES = [
  'valley-net',
  'harbour-wifi',
  'town-hall',
  'guest',
  'farm-west',
  'ISP-BACKHAUL-7',
  'café ☕',
  '',
];

/** The radios around a radio: a dozen, most of them faint, none on its own channel; they stay who they are when it leaves. */
export function neighbourhood(seed: number, own: Channel): readonly Neighbour[] {
  const random = seededRandom(deriveSeed(seed, 0x66));
  const all = CHANNELS.map(
    ([controlMhz, centerMhz, widthMhz]): Neighbour => ({
      mac: colonMac(
        `0A${Math.floor(random() * 2 ** 40)
          .toString(16)
          .padStart(10, '0')}`,
      ),
      ssid: pick(random, 'link', ...NAMES),
      controlMhz,
      centerMhz,
      widthMhz,
      signalDbm: Math.round(between(random, -92, -62)),
      activity: between(random, 0.05, 0.7),
      encryption: pick(random, 'WPA2', 'WPA2', 'WPA2', 'WPA', 'none'),
      airmax: random() < 0.5,
    }),
  );
  return all.filter(({ centerMhz }) => centerMhz !== own.centerMhz);
}

/** Power index i means this much: -125 dBm and 2 dB for each step. §facts.airview. */
export const POWER_SCALE = { minDbm: -125, stepDb: 2, levels: 64 } as const;

const RECEIVER_NOISE_FIGURE_DB = 6;
/** A transmitter's skirt falls this fast beside its channel, dB for each MHz. */
const SKIRT_DB_PER_MHZ = 2.2;

/** Power index of a level, within the scale. */
export function powerIndex(dbm: number): number {
  const index = Math.round((dbm - POWER_SCALE.minDbm) / POWER_SCALE.stepDb);
  return Math.min(POWER_SCALE.levels - 1, Math.max(0, index));
}

/** Noise alone in a bin, dBm. */
export function binNoiseDbm(binMhz: number): number {
  return noiseFloorDbm(binMhz, RECEIVER_NOISE_FIGURE_DB);
}

/** Level of a neighbour in a bin while it transmits, dBm; low outside its channel. */
export function binPowerDbm(neighbour: Neighbour, frequencyMhz: number, binMhz: number): number {
  const inBand = neighbour.signalDbm + 10 * Math.log10(binMhz / neighbour.widthMhz);
  const beside = Math.abs(frequencyMhz - neighbour.centerMhz) - neighbour.widthMhz / 2;
  return beside <= 0 ? inBand : inBand - SKIRT_DB_PER_MHZ * beside;
}

/** A scan takes the radio off its channel for this long. */
export const SCAN_SECONDS = 12;

/** The site survey: idle until it was started once, then scanning, then completed. */
export class Survey {
  readonly #clock: Clock;
  #startedAt: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  start(): void {
    this.#startedAt = this.#clock.now();
  }

  /** Clears the scan. */
  clear(): void {
    this.#startedAt = undefined;
  }

  get state(): 'idle' | 'scanning' | 'completed' {
    if (this.#startedAt === undefined) return 'idle';
    return this.#clock.now() - this.#startedAt < SCAN_SECONDS * 1000 ? 'scanning' : 'completed';
  }
}
