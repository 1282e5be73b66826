import type { ContainerModule } from 'inversify';
import type { BrowserBinding } from '../browser/browser-ports.ts';
import { portsModule } from '../wiring/port-binding.ts';
import { type FilePorts, portsOf } from './found.ts';

/** All ports that the browser serves and the first dashboard does not use. */
export const ALL_BROWSER: readonly BrowserBinding[] = portsOf(
  import.meta.glob<Partial<FilePorts<BrowserBinding>>>('../browser/*/*.adapter.ts', { eager: true }),
);

/** The same, for a container. */
export const allBrowser: ContainerModule = portsModule({}, {}, ALL_BROWSER);
