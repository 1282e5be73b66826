import { ListChoicesPort, StationNotesPort } from '@radiolink/application/station';
import { ContainerModule } from 'inversify';
import { BrowserListChoices, BrowserStationNotes } from '../../browser/storage/stations/index.ts';

/** Ports of the stations, by the browser. */
export const browserStations = new ContainerModule(({ bind }) => {
  bind(ListChoicesPort)
    .toResolvedValue(() => new BrowserListChoices())
    .inSingletonScope();
  bind(StationNotesPort)
    .toResolvedValue(() => new BrowserStationNotes())
    .inSingletonScope();
});
