import type { ContainerModule } from 'inversify';
import type { BrowserBinding } from '../browser/browser-ports.ts';
import { portsModule } from '../wiring/port-binding.ts';
import type { FilePorts } from './found.ts';

const FILES = import.meta.glob<FilePorts<BrowserBinding>>('../browser/*/ports.ts', { eager: true });

/** All ports that the browser serves and the first dashboard does not use. */
export const allBrowser: ContainerModule = portsModule(
  {},
  {},
  Object.values(FILES).flatMap(({ PORTS }) => PORTS),
);
