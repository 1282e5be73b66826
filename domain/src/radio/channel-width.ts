import { textOf } from '../text/text.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { bandOf } from './band.ts';
import type { ChannelRow } from './regulatory-domain.ts';

/** Width code by which an access point chooses its width. §9.auto-width. */
export const AUTO_WIDTH_ACCESS_POINT = -1;

/** Width code by which a station follows its access point. §9.auto-width. */
export const AUTO_WIDTH = 0;

/** Widths an automatic choice may take, MHz. §9.auto-width. */
export const AUTO_WIDTHS_MHZ: readonly number[] = [20, 40, 80];

/** Widths are offered in multiples of this, MHz. §5.wireless-rules. */
export const WIDTH_STEP_MHZ = 10;

/** Widths above this are hidden unless allowed, MHz. §5.wireless-rules. */
export const WIDEST_ALWAYS_SHOWN_MHZ = 40;

/** Inputs that determine the selectable widths. */
export interface WidthContext {
  /** Widths the radio supports, MHz (`chanbw`, or `chanbw_g` at 2.4 GHz). */
  readonly supported: readonly number[];
  /** The channels of the radio's regulatory domain; while they are not known every width may have some. */
  readonly channels?: readonly ChannelRow[] | undefined;
  /** True if widths above 40 MHz may be shown. Those of 60 GHz radios are not affected. */
  readonly allowAbove40: boolean;
}

/** True if a width code means auto. */
export function isAutoWidth(code: number): boolean {
  return code === AUTO_WIDTH || code === AUTO_WIDTH_ACCESS_POINT;
}

/** The widths an automatic choice has, MHz: those of 20, 40 and 80 the radio supports. */
export function autoWidths(supported: readonly number[]): readonly number[] {
  return AUTO_WIDTHS_MHZ.filter(width => supported.includes(width));
}

/**
 * The selectable widths, MHz, narrowest first. Each is supported by the radio, is a multiple of 10, has
 * channels in the regulatory domain, and is at most 40 unless allowed. §5.wireless-rules.
 */
export function usableWidths({ supported, channels, allowAbove40 }: WidthContext): readonly number[] {
  return [...new Set(supported)]
    .filter(width => isWithin(width, PHYSICAL.widthMhz) && width % WIDTH_STEP_MHZ === 0)
    .filter(width => isShown(width, { channels, allowAbove40 }))
    .toSorted((a, b) => a - b);
}

function isShown(width: number, { channels, allowAbove40 }: Omit<WidthContext, 'supported'>): boolean {
  const narrow = allowAbove40 || width <= WIDEST_ALWAYS_SHOWN_MHZ;
  if (channels === undefined) return narrow;
  return channels.some(row => row.bw === width && (narrow || bandOf(row.center) === 'AD'));
}

/** Width of a full 60 GHz channel, MHz. §9.capacity-and-channels. */
export const WIDTH_60GHZ_MHZ = 2160;

/** Width of half a 60 GHz channel, MHz. §9.capacity-and-channels. */
export const HALF_WIDTH_60GHZ_MHZ = 1080;

/** A half channel lies on the centre of a full one or this far to either side, MHz. */
export const HALF_CHANNEL_SHIFT_MHZ = 540;

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
