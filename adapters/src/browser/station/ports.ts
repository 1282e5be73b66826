import { ListChoicesPort } from '@radiolink/application/station/list-choices.port';
import { StationNotesPort } from '@radiolink/application/station/station-notes.port';
import { BrowserListChoices } from './list-choices.adapter.ts';
import { BrowserStationNotes } from './station-notes.adapter.ts';
import { port } from '../browser-ports.ts';

/** What the user keeps of stations, by the browser. */
export const PORTS = [
  port(ListChoicesPort, () => new BrowserListChoices()),
  port(StationNotesPort, () => new BrowserStationNotes()),
];
