import { Clock } from '@radiolink/application/clock';
import { PagePort } from '@radiolink/application/place';
import { VisibilityPort } from '@radiolink/application/visibility';
import { PreferencesPort } from '@radiolink/application/preferences';
import { SessionStore } from '@radiolink/application/session';
import { ContainerModule } from 'inversify';
import { BrowserPage } from '../../browser/place/page.adapter.ts';
import { browserFetch, BrowserSessionStore, readBrowserCookies, systemClock } from '../../browser/index.ts';
import { BrowserPreferences } from '../../browser/preferences/preferences.adapter.ts';
import { BrowserVisibility } from '../../browser/visibility/index.ts';
import { bindClassicStart } from '../classic-start.ts';

/** The ports that the page begins with and the browser serves. */
export const browserStart = new ContainerModule(({ bind }) => {
  bind(SessionStore)
    .toResolvedValue(() => new BrowserSessionStore())
    .inSingletonScope();
  bind(PagePort)
    .toResolvedValue(() => new BrowserPage())
    .inSingletonScope();
  bind(VisibilityPort)
    .toResolvedValue(() => new BrowserVisibility())
    .inSingletonScope();
  bind(PreferencesPort)
    .toResolvedValue(() => new BrowserPreferences())
    .inSingletonScope();
  bind(Clock).toConstantValue(systemClock);
});

/** The ports that the page begins with, by the classic interface of the device that serves it. */
export const httpStart = new ContainerModule(options =>
  bindClassicStart(options, { baseUrl: '', fetch: browserFetch, readCookies: readBrowserCookies }),
);
