import { ChangeMemoryPort, SnapshotsPort, ProbePort, TabsPort } from '@radiolink/application/configuration';
import { PlacePort } from '@radiolink/application/page';
import { ListChoicesPort, StationNotesPort } from '@radiolink/application/station';
import { DownloadPort } from '@radiolink/application/transfer';
import { ContainerModule } from 'inversify';
import { browserFetch, BrowserPlace, readBrowserCookies } from '../../browser/index.ts';
import {
  BrowserChangeMemory,
  BrowserSnapshots,
  BrowserRecords,
} from '../../browser/storage/changes/index.ts';
import { BrowserListChoices, BrowserStationNotes } from '../../browser/storage/stations/index.ts';
import { BrowserProbe } from '../../browser/probe/index.ts';
import { BrowserTabs } from '../../browser/tabs/index.ts';
import { BrowserDownload, xhrUpload } from '../../browser/transfer/index.ts';
import { browserSocket } from '../browser-socket.ts';
import { bindClassicRest } from '../classic-rest.ts';

/** The ports that the browser serves and the first dashboard does not use. */
export const browserRest = new ContainerModule(({ bind }) => {
  bind(DownloadPort)
    .toResolvedValue(() => new BrowserDownload())
    .inSingletonScope();
  bind(ListChoicesPort)
    .toResolvedValue(() => new BrowserListChoices())
    .inSingletonScope();
  bind(StationNotesPort)
    .toResolvedValue(() => new BrowserStationNotes())
    .inSingletonScope();
  const records = new BrowserRecords();
  bind(ChangeMemoryPort)
    .toResolvedValue(() => new BrowserChangeMemory(records))
    .inSingletonScope();
  bind(SnapshotsPort)
    .toResolvedValue(() => new BrowserSnapshots(records))
    .inSingletonScope();
  bind(TabsPort)
    .toResolvedValue(() => new BrowserTabs())
    .inSingletonScope();
  bind(ProbePort)
    .toResolvedValue(() => new BrowserProbe())
    .inSingletonScope();
  bind(PlacePort)
    .toResolvedValue(() => new BrowserPlace())
    .inSingletonScope();
});

/** The other ports by the classic interface of the device that serves the page; `httpStart` is loaded already. */
export const httpRest = new ContainerModule(options =>
  bindClassicRest(options, {
    baseUrl: '',
    fetch: browserFetch,
    readCookies: readBrowserCookies,
    upload: xhrUpload(),
    openSocket: browserSocket(''),
  }),
);
