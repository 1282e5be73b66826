import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { LinkRate } from './link-end.ts';

/** A rate in the terms of the field: `8x 256QAM 5/6`, else the reported text. Undefined if not reported. */
export function rateText({ label, mbps, index }: LinkRate): string | undefined {
  if (label !== undefined && label !== '') return label;
  if (isWithin(mbps, PHYSICAL.amount)) return `${mbps}\u2009Mbps`;
  return Number.isInteger(index) && isWithin(index, PHYSICAL.amount) ? `MCS ${index}` : undefined;
}
