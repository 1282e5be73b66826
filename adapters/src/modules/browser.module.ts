import { Clock } from '@radiolink/application/clock';
import { PagePort, VisibilityPort } from '@radiolink/application/page';
import { SessionStore } from '@radiolink/application/session';
import { DownloadPort } from '@radiolink/application/transfer';
import { ContainerModule } from 'inversify';
import { BrowserPage, BrowserSessionStore, systemClock } from '../browser/index.ts';
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
  bind(Clock).toConstantValue(systemClock);
});
