import { CloudPort } from '../cloud/cloud.port.ts';
import { ProvisioningPort } from './provisioning.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createServicesModel, ServicesModel } from './services.model.ts';

export * from './provisioning.port.ts';
export type { CloudReport, CloudRequest } from './cloud-connection.ts';
export type { ManagementModeState } from './management-mode.ts';
export * from './services.model.ts';

/** The parts of the page. */
export const SERVICES_MODELS = [
  bindModel(ServicesModel, createServicesModel, {
    status: StatusModel,
    cloud: CloudPort,
    provisioning: ProvisioningPort,
  }),
];
