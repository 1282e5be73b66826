import type { LinkRate } from './link-end.ts';

/** A rate in the words of the field: `8x 256QAM 5/6`, else what the device tells. Undefined when it tells nothing. */
export function rateText({ label, mbps, index }: LinkRate): string | undefined {
  if (label !== undefined && label !== '') return label;
  if (mbps !== undefined) return `${mbps}\u2009Mbps`;
  return index === undefined ? undefined : `MCS ${index}`;
}
