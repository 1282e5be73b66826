import { Clock } from '@radiolink/application/clock';
import {
  ChangeMemoryPort,
  KeptConfigurationsPort,
  ProbePort,
  TabsPort,
} from '@radiolink/application/configuration';
import { PagePort, PlacePort, VisibilityPort } from '@radiolink/application/page';
import { PreferencesPort } from '@radiolink/application/preferences';
import { SessionStore } from '@radiolink/application/session';
import { ListChoicesPort, StationNotesPort } from '@radiolink/application/station';
import { DownloadPort } from '@radiolink/application/transfer';
import { ContainerModule } from 'inversify';
import { BrowserPage, BrowserPlace, BrowserSessionStore, systemClock } from '../browser/index.ts';
import { BrowserPreferences } from '../browser/storage/preferences/index.ts';
import {
  BrowserChangeMemory,
  BrowserKeptConfigurations,
  BrowserRecords,
} from '../browser/storage/changes/index.ts';
import { BrowserListChoices, BrowserStationNotes } from '../browser/storage/stations/index.ts';
import { BrowserProbe } from '../browser/probe/index.ts';
import { BrowserTabs } from '../browser/tabs/index.ts';
import { BrowserDownload } from '../browser/transfer/index.ts';
import { BrowserVisibility } from '../browser/visibility/index.ts';

/** The ports that the browser serves. */
export const browserModule = new ContainerModule(({ bind }) => {
  bind(SessionStore)
    .toResolvedValue(() => new BrowserSessionStore())
    .inSingletonScope();
  bind(PagePort)
    .toResolvedValue(() => new BrowserPage())
    .inSingletonScope();
  bind(VisibilityPort)
    .toResolvedValue(() => new BrowserVisibility())
    .inSingletonScope();
  bind(DownloadPort)
    .toResolvedValue(() => new BrowserDownload())
    .inSingletonScope();
  bind(PreferencesPort)
    .toResolvedValue(() => new BrowserPreferences())
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
  bind(KeptConfigurationsPort)
    .toResolvedValue(() => new BrowserKeptConfigurations(records))
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
  bind(Clock).toConstantValue(systemClock);
});
