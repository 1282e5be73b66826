import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** §3.antenna: 1 is G (2.4 GHz), 2 is A (5 GHz). */
export type AntennaBand = 'G' | 'A';

/** §3.antenna. */
export interface Antenna {
  readonly id: number;
  readonly name: string;
  /** dBi; undefined for a custom antenna whose gain was not entered yet. */
  readonly gainDbi?: number | undefined;
  readonly builtIn: boolean;
  readonly band?: AntennaBand | undefined;
}

/** Id of an antenna that is not in the board's list: only its gain counts. §3. */
export const CUSTOM_ANTENNA_ID = 0;
/** Id for no antenna at all. §3. */
export const UNDEFINED_ANTENNA_ID = -1;

/** The band of a code; undefined for any other code. */
export function antennaBand(code: number | undefined): AntennaBand | undefined {
  if (code === 1) return 'G';
  return code === 2 ? 'A' : undefined;
}

/**
 * Antennas of which only the kind is known. Devices do not list them, so they are written as custom ones with their
 * gain. §3.generic-antennas.
 */
export const GENERIC_ANTENNAS: readonly Antenna[] = [
  generic('Omni', 13, 'G'),
  generic('Omni', 13, 'A'),
  generic('Dish', 24, 'G'),
  generic('Dish', 34, 'A'),
  generic('Sector', 17, 'G'),
  generic('Sector', 22, 'A'),
];

function generic(name: string, gainDbi: number, band: AntennaBand): Antenna {
  return { id: CUSTOM_ANTENNA_ID, name, gainDbi, builtIn: false, band };
}

/** An antenna of the administrator's own; an invalid gain counts as not entered yet. */
export function customAntenna(gainDbi?: number): Antenna {
  const gain = isWithin(gainDbi, PHYSICAL.gainDbi) ? gainDbi : undefined;
  return { id: CUSTOM_ANTENNA_ID, name: 'Custom', gainDbi: gain, builtIn: false };
}

/**
 * Selectable antennas of a radio: its listed antennas; if none is built in also the generic ones of its band and a
 * custom one.
 */
export function antennaChoices(listed: readonly Antenna[], band: AntennaBand): readonly Antenna[] {
  if (listed.some(antenna => antenna.builtIn)) return listed;
  return [...listed, ...GENERIC_ANTENNAS.filter(antenna => antenna.band === band), customAntenna()];
}
