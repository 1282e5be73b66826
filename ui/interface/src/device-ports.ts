import { BrowserSessionStore } from '@radiolink/adapters/browser/storage/session-store.adapter';
import { browserFetch, readBrowserCookies } from '@radiolink/adapters/browser/page/browser-fetch';
import { loginByDevice } from '@radiolink/adapters/http/session/login-by-device';
import { StaticLegalPages } from '@radiolink/adapters/http/classic/session/session-legal-pages.adapter';
import { allBrowser } from '@radiolink/adapters/modules/all-browser';
import type { ClassicSettings } from '@radiolink/adapters/http/device-settings';
import { httpModuleFor } from '@radiolink/adapters/modules/http.module';
import { browserStart } from '@radiolink/adapters/modules/start';
import { v1ModuleFor } from '@radiolink/adapters/modules/v1/v1.module';
import { LegalPagesPort } from '@radiolink/application/login/login.port';
import { PublicInfoPort, SessionPort } from '@radiolink/application/session/session.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import type { Token } from '@radiolink/application/wiring/token';
import { Container, type ContainerModule } from 'inversify';
import type { Ports } from './ports.ts';

/** Where the device is, and how it is reached. What is left out is the browser's, in front of the origin of the page. */
export type DeviceSettings = Partial<ClassicSettings>;

/** The ports of a device, by the interface that it has. reading 12. */
export async function devicePorts(settings: DeviceSettings = {}): Promise<Ports> {
  const { baseUrl = '', fetch = browserFetch, readCookies = readBrowserCookies } = settings;
  const store = new BrowserSessionStore();
  const bound = (device: ContainerModule) => {
    const container = new Container();
    container.load(device, browserStart, allBrowser);
    container.rebind<SessionStore>(SessionStore).toConstantValue(store);
    return container;
  };
  const classic = bound(httpModuleFor({ ...settings, readCookies }));
  const versioned = bound(v1ModuleFor(settings));
  const loginOf = (container: Container) => ({
    session: container.get<SessionPort>(SessionPort),
    publicInfo: container.get<PublicInfoPort>(PublicInfoPort),
  });
  const isVersioned = () => store.get('versioned_only') === true;
  const login = loginByDevice({
    classic: loginOf(classic),
    loadVersioned: () => Promise.resolve(loginOf(versioned)),
    isVersioned,
  });
  const own = new Map<unknown, unknown>([
    [SessionPort, login.session],
    [PublicInfoPort, login.publicInfo],
    [LegalPagesPort, new StaticLegalPages({ baseUrl, fetch })],
  ]);
  return <Port>(token: Token<Port>) => {
    if (own.has(token)) return own.get(token) as Port;
    const container = isVersioned() ? versioned : classic;
    return container.isBound(token) ? container.get<Port>(token) : undefined;
  };
}
