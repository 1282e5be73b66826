import { type Token, token } from '../wiring/token.ts';

/** Notes of the user about stations, by MAC: a map, because a station may report the MAC `constructor`. */
export type StationNotes = ReadonlyMap<string, string>;

/** Notes about the stations of a device, kept in this browser; the device never sees them. */
export interface StationNotesPort {
  /** The notes about the stations of the device with this MAC. Never throws. */
  read(deviceMac: string): StationNotes;
  /**
   * Writes one note; an empty text removes it.
   *
   * @returns whether it outlives the page: a browser may keep nothing
   */
  write(deviceMac: string, stationMac: string, text: string): boolean;
}
export const StationNotesPort: Token<StationNotesPort> = token<StationNotesPort>('station/StationNotesPort');
