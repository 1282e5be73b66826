import type { ContainerModuleLoadOptions } from 'inversify';
import { CLASSIC_SHARED, type TransportBinding } from '../http/classic/classic-ports.ts';
import type { ClassicSettings } from '../http/device-settings.ts';
import { bindPorts } from '../wiring/port-binding.ts';
import { bindClassicStart } from './classic-start.ts';
import type { FilePorts } from './found.ts';

const FILES = {
  ...import.meta.glob<FilePorts<TransportBinding>>('../http/classic/*/ports.ts', { eager: true }),
  ...import.meta.glob<FilePorts<TransportBinding>>('../http/classic/*/transport-ports.ts', { eager: true }),
};

/** All ports of the classic interface that the first dashboard does not use. */
export const ALL_CLASSIC: readonly TransportBinding[] = Object.values(FILES).flatMap(({ PORTS }) => PORTS);

/** Binds every port of the classic interface. They are the same adapters in front of a mock. */
export function bindClassic(options: ContainerModuleLoadOptions, settings: ClassicSettings): void {
  bindClassicStart(options, settings);
  bindPorts(options, CLASSIC_SHARED, settings, ALL_CLASSIC);
}
