import { type Token, token } from '../wiring/token.ts';
import type { ListChoices } from './list-choices.ts';

/** Actions on one station. */
export interface StationPort {
  /** Ends the association; the station may reconnect automatically. Missing on a device that cannot. */
  kick?(station: { readonly interfaceName: string; readonly mac: string }): Promise<void>;
}
export const StationPort: Token<StationPort> = token<StationPort>('station/StationPort');

/** Where it is kept how a person likes the list of stations: in this browser. */
export interface ListChoicesPort {
  /** As usual where nothing is kept or nothing may be. Never throws. */
  read(): ListChoices;
  /** Never throws: where nothing may be kept, the choices last as long as the page. */
  save(choices: ListChoices): void;
}
export const ListChoicesPort: Token<ListChoicesPort> = token<ListChoicesPort>('station/ListChoicesPort');

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
