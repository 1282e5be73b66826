import { Clock } from '../clock/clock.port.ts';
import { SessionModel } from '../session/session.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { RecorderModel } from '../recorder/recorder.token.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createRemoteDeviceModel, RemoteDeviceModel } from './remote-device.model.ts';
import { RemoteDevicePort } from './remote-device.port.ts';

/** The remote device that is managed by way of this one. */
export const REMOTE_DEVICE_MODELS = [
  bindModel(RemoteDeviceModel, createRemoteDeviceModel, {
    remote: RemoteDevicePort,
    status: StatusModel,
    session: SessionModel,
    visibility: VisibilityPort,
    recorder: RecorderModel,
    clock: Clock,
  }),
];
