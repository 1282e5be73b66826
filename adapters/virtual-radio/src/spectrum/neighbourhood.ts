import { between, pick } from '../random/distributions.ts';
import { deriveSeed, seededRandom } from '../random/seeded-random.ts';
import { colonMac } from '../peers/mac-address.ts';
import type { Channel } from '../configuration/radio-settings.ts';

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
