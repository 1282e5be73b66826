import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';

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
