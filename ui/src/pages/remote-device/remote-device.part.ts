import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { LINK_CHANGE_MODELS } from '@radiolink/application/remote-device/link-change.model';
import { FIRMWARE_MODELS } from '@radiolink/application/firmware/models';
import { REMOTE_DEVICE_MODELS } from '@radiolink/application/remote-device/models';
import { REMOTE_FIRMWARE_MODELS } from '@radiolink/application/remote-device/remote-firmware.model';
import { RecorderModel } from '@radiolink/application/timeline/recorder.token';
import type { Part } from '../../models/part.ts';
import { RemoteDevice, type RemoteDeviceProps } from './remote-device.tsx';

/** Loaded when a remote device is managed: who reads the link alone does without. */
export const part: Part<RemoteDeviceProps> = {
  View: RemoteDevice,
  models: [...REMOTE_DEVICE_MODELS, ...LINK_CHANGE_MODELS, ...FIRMWARE_MODELS, ...REMOTE_FIRMWARE_MODELS],
  needs: [PermittedApply, RecorderModel],
};
