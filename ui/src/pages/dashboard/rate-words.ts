import type { LinkRate } from '@radiolink/domain/link';
import { MISSING_TEXT } from '@radiolink/domain/units';

/** A rate in the words of the field: `8x 256QAM 5/6`, else what the device tells. */
export function rateWords({ label, mbps, index }: LinkRate): string {
  if (label !== undefined && label !== '') return label;
  if (mbps !== undefined) return `${mbps}\u2009Mbps`;
  return index === undefined ? MISSING_TEXT : `MCS ${index}`;
}
