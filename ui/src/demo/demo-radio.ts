import {
  createVirtualRadio,
  MemoryCookieJar,
  profileNames,
  type VirtualRadio,
} from '@radiolink/virtual-radio';
import { DemoClock } from './demo-clock.ts';
import { demoFetch } from './demo-network.ts';
import { readDemoOptions } from './demo-options.ts';
import { demoSocket } from './demo-socket.ts';
import { demoUpload } from './demo-upload.ts';
import { storeRadio, readStoredRadio } from './stored-radio.ts';
import { TRANSLATIONS } from './translations.ts';

/** The radio in this page, and the hands on it. */
export interface Demo {
  readonly profile: string;
  readonly profiles: readonly string[];
  readonly radio: VirtualRadio;
  readonly clock: DemoClock;
}

/** Cookies of the visitor, which the page's own scripts may look at as in front of a real radio. */
class VisibleCookies extends MemoryCookieJar {
  override store(setCookie: string): void {
    super.store(setCookie);
    document.cookie = setCookie.replace(/;\s*(secure|httponly|domain=[^;]*)/gi, '');
  }
}

/**
 * Starts the virtual radio of this page from the address and the tab's saved state, and serves it where the
 * page expects its device. Call before any code of the interface.
 */
export function switchOnRadio(page: Window & typeof globalThis): Demo {
  const { profile, speed } = readDemoOptions(page.location.search, profileNames);
  const stored = readStoredRadio(page.sessionStorage, profile);
  const clock = new DemoClock(speed, stored?.now);
  const radio = createVirtualRadio({
    profile,
    clock,
    watchClock: { now: Date.now },
    translations: TRANSLATIONS,
    wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds / clock.speed)),
    ...(stored !== undefined && { snapshot: stored.snapshot }),
  });
  const cookies = new VisibleCookies();
  for (const cookie of (stored?.cookies ?? '').split('; ').filter(Boolean)) cookies.store(cookie);
  const caller = { address: '192.0.2.10', cookies, withoutHttps: true };
  const network = page.fetch.bind(page);
  const met = radio.fetch(new Request(new URL('/', page.location.href)), caller).catch(() => undefined);
  const folder = new URL('.', page.location.href).pathname;
  page.fetch = demoFetch({ radio, caller, folder, met, network: request => network(request) });
  page.WebSocket = demoSocket(radio, caller);
  page.XMLHttpRequest = demoUpload(request => page.fetch(request));
  page.addEventListener('pagehide', () =>
    storeRadio(page.sessionStorage, profile, {
      snapshot: radio.snapshot(),
      cookies: cookies.header(),
      now: clock.now(),
    }),
  );
  return { profile, profiles: profileNames, radio, clock };
}
