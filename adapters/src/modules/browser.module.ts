import { Clock } from '@radiolink/application/clock';
import { PagePort, VisibilityPort } from '@radiolink/application/page';
import { PreferencesPort } from '@radiolink/application/preferences';
import { SessionStore } from '@radiolink/application/session';
import { ListChoicesPort, StationNotesPort } from '@radiolink/application/station';
import { DownloadPort } from '@radiolink/application/transfer';
import { ContainerModule } from 'inversify';
import { BrowserPage, BrowserSessionStore, systemClock } from '../browser/index.ts';
import { BrowserPreferences } from '../browser/storage/preferences/index.ts';
import { BrowserListChoices, BrowserStationNotes } from '../browser/storage/stations/index.ts';
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
  bind(Clock).toConstantValue(systemClock);
});
