import type { ContainerModuleLoadOptions } from 'inversify';
import { CLASSIC_SHARED, type TransportBinding } from '../http/classic/classic-ports.ts';
import type { ClassicSettings } from '../http/device-settings.ts';
import { bindPorts } from '../wiring/port-binding.ts';
import { bindClassicStart } from './classic-start.ts';
import { type FilePorts, portsOf } from './found.ts';

/** All ports of the classic API that the first dashboard does not use. */
export const ALL_CLASSIC: readonly TransportBinding[] = portsOf(
  import.meta.glob<Partial<FilePorts<TransportBinding>>>(
    ['../http/classic/*/*.adapter.ts', '../http/{api-version,mixed}/*.adapter.ts'],
    { eager: true },
  ),
);

/** Binds every port of the classic API. They are the same adapters in front of a mock. */
export function bindClassic(options: ContainerModuleLoadOptions, settings: ClassicSettings): void {
  bindClassicStart(options, settings);
  bindPorts(options, CLASSIC_SHARED, settings, ALL_CLASSIC);
}
