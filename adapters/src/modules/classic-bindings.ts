import type { ContainerModuleLoadOptions } from 'inversify';
import { bindClassicRest } from './classic-rest.ts';
import type { ClassicSettings } from './classic-settings.ts';
import { bindClassicStart } from './classic-start.ts';

/** Binds every port that the classic interface serves. They are the same adapters in front of a mock. */
export function bindClassic(options: ContainerModuleLoadOptions, settings: ClassicSettings): void {
  bindClassicStart(options, settings);
  bindClassicRest(options, settings);
}
