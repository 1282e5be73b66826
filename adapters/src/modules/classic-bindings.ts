import type { ContainerModuleLoadOptions } from 'inversify';
import { CLASSIC_REST } from './classic/rest.ts';
import { CLASSIC_SHARED } from './classic-ports.ts';
import type { ClassicSettings } from './classic-settings.ts';
import { bindClassicStart } from './classic-start.ts';
import { bindPorts } from './port-binding.ts';

/** Binds every port of the classic interface. They are the same adapters in front of a mock. */
export function bindClassic(options: ContainerModuleLoadOptions, settings: ClassicSettings): void {
  bindClassicStart(options, settings);
  bindPorts(options, CLASSIC_SHARED, settings, CLASSIC_REST);
}
