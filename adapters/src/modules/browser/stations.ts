import { ListChoicesPort, StationNotesPort } from '@radiolink/application/station';
import { ContainerModule } from 'inversify';
import { BrowserListChoices } from '../../browser/storage/stations/list-choices.adapter.ts';
import { BrowserStationNotes } from '../../browser/storage/stations/station-notes.adapter.ts';

/** Ports of the stations, by the browser. */
export const browserStations = new ContainerModule(({ bind }) => {
  bind(ListChoicesPort)
    .toResolvedValue(() => new BrowserListChoices())
    .inSingletonScope();
  bind(StationNotesPort)
    .toResolvedValue(() => new BrowserStationNotes())
    .inSingletonScope();
});
