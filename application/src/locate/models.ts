import { Clock } from '../clock/clock.port.ts';
import { LocatePort } from './locate.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createLocateModel, LocateModel } from './locate.model.ts';

/** The locator LEDs on the system page. */
export const LOCATE_MODELS = [
  bindModel(LocateModel, createLocateModel, { locate: LocatePort, clock: Clock }),
];
