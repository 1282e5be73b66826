import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { textOf } from '../text/code-points.ts';

/**
 * The width in the 802.11ac mode of an access point, MHz. A width without a name in the standard takes the
 * next smaller one, so 30 MHz runs as `11acvht20`. §classic.status, `ieeemode` and `chanbw`.
 */
const NAMED_WIDTHS_MHZ = [20, 40, 50, 60, 80] as const;

/**
 * IEEE 802.11 mode of an access point for a channel width, MHz (`radio.1.ieee_mode`): `11acvht40`. Undefined for an
 * invalid width.
 */
export function standard11ac(widthMhz: number): string | undefined {
  if (!isWithin(widthMhz, PHYSICAL.widthMhz)) return undefined;
  const [narrowest] = NAMED_WIDTHS_MHZ;
  return `11acvht${NAMED_WIDTHS_MHZ.findLast(named => named <= widthMhz) ?? narrowest}`;
}

/** True if a mode names a width of 802.11ac, in either case; `auto` and 802.11n do not. */
export function isStandard11ac(standard: string): boolean {
  return /^11acvht\d+$/i.test(textOf(standard));
}
