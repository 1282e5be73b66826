import { type RateFamily, rateLabel } from '../radio/rate.ts';
import type { LinkRate } from './link-end.ts';
import type { RadioBand } from './radio-band.ts';

function rate(index: number | undefined, streams: number | undefined, family: RateFamily): LinkRate {
  const label = index === undefined ? undefined : rateLabel(index, family);
  return { index, streams, label: label && `${label.multiplier} ${label.modulation}` };
}

/** A rate of the 5 GHz table with its words, e.g. `8x 256QAM 5/6`. */
export function rate5GHz(index: number | undefined, streams: number | undefined): LinkRate {
  return rate(index, streams, '11ac');
}

/** A rate of the 60 GHz table with its words; 60 GHz links have one stream. */
export function rate60GHz(index: number | undefined): LinkRate {
  return rate(index, index === undefined ? undefined : 1, '11ad');
}

/** A rate of which only the index is known, with its words. */
export function rateOfBand(band: RadioBand, index: number): LinkRate {
  return rate(index, undefined, band === '60' ? '11ad' : '11ac');
}
