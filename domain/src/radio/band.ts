import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';
import type { ChannelRow } from './regulatory-domain.ts';

/** The wireless mode a frequency belongs to: G (2.4 GHz), A (5 GHz), AD (60 GHz). */
export type Band = 'G' | 'A' | 'AD';

/** Centre frequencies below this are G, MHz. §3.modes. */
export const G_BELOW_MHZ = 4000;

/** Centre frequencies below this and not G are A, above they are AD, MHz. §3. */
export const A_BELOW_MHZ = 50_000;

/** The mode of a centre frequency in MHz; undefined for an invalid frequency. §3.modes. */
export function bandOf(frequencyMhz: number): Band | undefined {
  if (!isWithin(frequencyMhz, PHYSICAL.frequencyMhz)) return undefined;
  if (frequencyMhz < G_BELOW_MHZ) return 'G';
  return frequencyMhz < A_BELOW_MHZ ? 'A' : 'AD';
}

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

/** Where in a wide channel its control channel lies. The lowest 20 MHz part unless the administrator asks otherwise. */
export type ControlPosition = 'lowest' | 'highest';

/** Width of a control channel, MHz. */
export const CONTROL_WIDTH_MHZ = 20;

/** Widths made of 20 MHz parts; in all others the control channel is the whole channel, MHz. */
const WIDTHS_OF_PARTS: ReadonlySet<number> = new Set([40, 80, 160]);

/** Offsets of a width's control frequencies from the centre, MHz, lowest first. Empty for an invalid width. */
function controlOffsets(widthMhz: number): readonly number[] {
  if (!isWithin(widthMhz, PHYSICAL.widthMhz)) return [];
  if (!WIDTHS_OF_PARTS.has(widthMhz)) return [0];
  const lowest = CONTROL_WIDTH_MHZ / 2 - widthMhz / 2;
  return Array.from({ length: widthMhz / CONTROL_WIDTH_MHZ }, (_, part) => lowest + part * CONTROL_WIDTH_MHZ);
}

function controlOffset(widthMhz: number, position: ControlPosition): number {
  return controlOffsets(widthMhz).at(position === 'lowest' ? 0 : -1) ?? Number.NaN;
}

/**
 * Every control frequency a channel may have, MHz, lowest first: one for 20 MHz, two for 40, four for 80. Empty for what
 * is no channel.
 */
export function controlFrequencies(centerMhz: number, widthMhz: number): readonly number[] {
  const offsets = isWithin(centerMhz, PHYSICAL.frequencyMhz) ? controlOffsets(widthMhz) : [];
  return offsets.map(offset => centerMhz + offset);
}

/** The control frequency of a channel, MHz. Widths of 10, 30, 50 and 60 MHz have it at the centre. NaN for an invalid channel. */
export function controlFrequency(
  centerMhz: number,
  widthMhz: number,
  position: ControlPosition = 'lowest',
): number {
  return within(centerMhz, PHYSICAL.frequencyMhz) + controlOffset(widthMhz, position);
}

/** The centre of a channel whose control frequency is known, MHz: the inverse of `controlFrequency`. */
export function centerFrequency(
  controlMhz: number,
  widthMhz: number,
  position: ControlPosition = 'lowest',
): number {
  return within(controlMhz, PHYSICAL.frequencyMhz) - controlOffset(widthMhz, position);
}
