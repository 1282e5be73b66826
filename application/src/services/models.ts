import { CloudPort } from '../cloud/cloud.port.ts';
import { ProvisioningPort } from './provisioning.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createServicesModel, ServicesModel } from './services.model.ts';

/** The parts of the page. */
export const SERVICES_MODELS = [
  bindModel(ServicesModel, createServicesModel, {
    status: StatusModel,
    cloud: CloudPort,
    provisioning: ProvisioningPort,
  }),
];
