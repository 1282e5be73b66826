import { ContainerModule } from 'inversify';
import { browserFetch, readBrowserCookies } from '../browser/index.ts';
import { bindClassic, type ClassicSettings } from './classic-bindings.ts';

/** The device that serves the page. */
const OWN_DEVICE: ClassicSettings = { baseUrl: '', fetch: browserFetch, readCookies: readBrowserCookies };

/** The ports by HTTP, in front of any device. */
export function httpModuleFor(settings: Partial<ClassicSettings>): ContainerModule {
  return new ContainerModule(options => bindClassic(options, { ...OWN_DEVICE, ...settings }));
}

/** The ports by HTTP, in front of the device that serves the page. */
export const httpModule = httpModuleFor({});
