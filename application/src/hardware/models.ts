import { TemperaturePort } from './temperature.port.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createHardwareModel, HardwareModel } from './hardware.model.ts';
import { HardwarePort } from './hardware.port.ts';

/** The hardware on the system page. */
export const HARDWARE_MODELS = [
  bindModel(HardwareModel, createHardwareModel, {
    hardware: HardwarePort,
    temperature: TemperaturePort,
    regulation: RegulatoryDomainPort,
    visibility: VisibilityPort,
  }),
];
