import { streamsLabel } from '../radio/rate.ts';
import type { LinkRate } from './link-end.ts';
import { rateText } from './rate-text.ts';

/** A rate in the terms of the field, with its streams where they are reported: `8x 256QAM 5/6 MIMO`. §9.modulation. */
export function rateTextWithStreams(rate: LinkRate): string | undefined {
  const text = rateText(rate);
  const streams = rate.streams === undefined ? undefined : streamsLabel(rate.streams);
  return text !== undefined && streams !== undefined ? `${text} ${streams}` : text;
}
