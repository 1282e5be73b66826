import { type RateFamily, rateLabel, streamsLabel } from '../radio/rate-table.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { LinkRate } from './link-end.ts';
import type { RadioBand } from './radio-band.ts';

/** A rate in the terms of the field: `8x 256QAM 5/6`, else the reported text. Undefined if not reported. */
export function rateText({ label, mbps, index }: LinkRate): string | undefined {
  if (label !== undefined && label !== '') return label;
  if (isWithin(mbps, PHYSICAL.amount)) return `${mbps}\u202FMbps`;
  return Number.isInteger(index) && isWithin(index, PHYSICAL.amount) ? `MCS ${index}` : undefined;
}

function labelledRate(index: number | undefined, streams: number | undefined, family: RateFamily): LinkRate {
  const label = index === undefined ? undefined : rateLabel(index, family);
  return { index, streams, label: label && `${label.multiplier} ${label.modulation}` };
}

/** A rate of the 5 GHz table with its words, e.g. `8x 256QAM 5/6`. */
export function rate5GHz(index: number | undefined, streams: number | undefined): LinkRate {
  return labelledRate(index, streams, '11ac');
}

/** A rate of the 60 GHz table with its words; 60 GHz links have one stream. */
export function rate60GHz(index: number | undefined): LinkRate {
  return labelledRate(index, index === undefined ? undefined : 1, '11ad');
}

/** A rate of which only the index is known, with its words. */
export function rateOfBand(band: RadioBand, index: number): LinkRate {
  return labelledRate(index, undefined, band === '60' ? '11ad' : '11ac');
}

/** A rate in the terms of the field, with its streams where they are reported: `8x 256QAM 5/6 MIMO`. §9.modulation. */
export function rateTextWithStreams(rate: LinkRate): string | undefined {
  const text = rateText(rate);
  const streams = rate.streams === undefined ? undefined : streamsLabel(rate.streams);
  return text !== undefined && streams !== undefined ? `${text} ${streams}` : text;
}
