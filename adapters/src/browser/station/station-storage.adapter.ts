import { type ListChoices, readListChoices } from '@radiolink/application/station/list-choices';
import {
  ListChoicesPort,
  type StationNotes,
  StationNotesPort,
} from '@radiolink/application/station/station.port';
import { StoredJson } from '../storage/stored-json.ts';
import { withNote } from '@radiolink/application/station/station-notes.model';
import { browserPort } from '../browser-ports.ts';

const KEY = 'radiolink.station-list';

/** List preferences of the stations page, in the browser's local storage. */
export class BrowserListChoices implements ListChoicesPort {
  constructor(private readonly storage: StoredJson = new StoredJson()) {}

  read(): ListChoices {
    return readListChoices(this.storage.read(KEY));
  }

  save(choices: ListChoices): void {
    this.storage.write(KEY, choices);
  }
}

const keyOf = (deviceMac: string): string => `radiolink.station-notes.${deviceMac}`;

/**
 * Notes about stations in the browser's local storage, one entry a device. Each write begins with what is stored now, so
 * that two open pages do not undo each other's notes.
 */
export class BrowserStationNotes implements StationNotesPort {
  constructor(private readonly storage: StoredJson = new StoredJson()) {}

  read(deviceMac: string): StationNotes {
    const stored = this.storage.read(keyOf(deviceMac));
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return new Map();
    const texts = Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return new Map(texts);
  }

  write(deviceMac: string, stationMac: string, text: string): boolean {
    const notes = withNote(this.read(deviceMac), stationMac, text);
    const key = keyOf(deviceMac);
    return notes.size === 0 ? this.storage.remove(key) : this.storage.write(key, Object.fromEntries(notes));
  }
}

/** What the user keeps of stations, by the browser. */
export const PORTS = [
  browserPort(ListChoicesPort, () => new BrowserListChoices()),
  browserPort(StationNotesPort, () => new BrowserStationNotes()),
];
