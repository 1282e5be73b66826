import type { DeviceStatus } from '@radiolink/domain/status';
import type { Store } from 'effector';
import type { CloudPort } from '../cloud/cloud.port.ts';
import type { ProvisioningPort } from './provisioning.port.ts';
import { type DeviceClock, deviceClock } from '../status/device-clock.ts';
import type { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { type CloudConnection, cloudConnection } from './cloud-connection.ts';
import { type ManagementMode, managementMode } from './management-mode.ts';

/** State of the services beside their settings. Stores are null until the first answer. */
export interface ServicesModel extends CloudConnection, ManagementMode {
  readonly $clock: Store<DeviceClock | null>;
  /** Cloud management by the status, which every device reports. */
  readonly $cloudSummary: Store<DeviceStatus['cloud'] | null>;
  readonly $bluetooth: Store<DeviceStatus['bluetooth'] | null>;
}

export const ServicesModel: Token<ServicesModel> = token<ServicesModel>('ServicesModel');

export interface ServicesPorts {
  readonly status: Pick<StatusModel, 'slice'>;
  readonly cloud: CloudPort;
  readonly provisioning: ProvisioningPort;
}

export function createServicesModel({ status, cloud, provisioning }: ServicesPorts): ServicesModel {
  return {
    ...cloudConnection(cloud),
    ...managementMode(provisioning, status),
    $clock: status.slice(deviceClock),
    $cloudSummary: status.slice(reported => reported.cloud),
    $bluetooth: status.slice(({ bluetooth }) => bluetooth),
  };
}
