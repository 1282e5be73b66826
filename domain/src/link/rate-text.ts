import { streamsLabel } from '../radio/rate-label.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { LinkRate } from './link-end.ts';

/** A rate in the terms of the field: `8x 256QAM 5/6`, else the reported text. Undefined if not reported. */
export function rateText({ label, mbps, index }: LinkRate): string | undefined {
  if (label !== undefined && label !== '') return label;
  if (isWithin(mbps, PHYSICAL.amount)) return `${mbps}\u2009Mbps`;
  return Number.isInteger(index) && isWithin(index, PHYSICAL.amount) ? `MCS ${index}` : undefined;
}

/** The same with its streams, where they are reported: `8x 256QAM 5/6 MIMO`. §9.modulation. */
export function rateTextWithStreams(rate: LinkRate): string | undefined {
  const text = rateText(rate);
  const streams = rate.streams === undefined ? undefined : streamsLabel(rate.streams);
  return text !== undefined && streams !== undefined ? `${text} ${streams}` : text;
}
