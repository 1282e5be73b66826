import { Clock } from '../clock/clock.port.ts';
import { FirmwareModel } from '../firmware/firmware.model.ts';
import { RemoteUpgradeMemoryPort } from '../firmware/remote-upgrade-memory.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { LinkChangeModel } from './link-change.model.ts';
import { RemoteDeviceModel } from './remote-device.model.ts';
import { createRemoteFirmwareModel, RemoteFirmwareModel } from './remote-firmware.model.ts';

/** The firmware of the remote device. Apart from it: the report reads the remote device alone. */
export const REMOTE_FIRMWARE_MODELS = [
  bindModel(RemoteFirmwareModel, createRemoteFirmwareModel, {
    remote: RemoteDeviceModel,
    status: StatusModel,
    near: FirmwareModel,
    change: LinkChangeModel,
    memory: RemoteUpgradeMemoryPort,
    visibility: VisibilityPort,
    clock: Clock,
  }),
];
