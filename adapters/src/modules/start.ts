import { Clock } from '@radiolink/application/clock/clock.port';
import { PagePort } from '@radiolink/application/place/page.port';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { PreferencesPort } from '@radiolink/application/preferences/preferences.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import { ContainerModule } from 'inversify';
import { BrowserPage } from '../browser/place/page.adapter.ts';
import { browserFetch, readBrowserCookies } from '../browser/page/browser-fetch.ts';
import { BrowserSessionStore } from '../browser/storage/session-store.adapter.ts';
import { systemClock } from '../browser/page/system-clock.ts';
import { BrowserPreferences } from '../browser/preferences/preferences.adapter.ts';
import { BrowserVisibility } from '../browser/visibility/visibility.adapter.ts';
import { bindClassicStart } from './classic-start.ts';

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

/** The ports that the page begins with, by the classic API of the device that serves it. */
export const httpStart = new ContainerModule(options =>
  bindClassicStart(options, { baseUrl: '', fetch: browserFetch, readCookies: readBrowserCookies }),
);
