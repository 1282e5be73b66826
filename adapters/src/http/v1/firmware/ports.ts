import { FirmwarePort } from '@radiolink/application/firmware/firmware.port';
import { undisturbed } from '../../transfer/upload-transport.ts';
import { V1Firmware } from './firmware.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of firmware update, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  port(
    FirmwarePort,
    ({ client, heartbeat, settings: { upload } }) => new V1Firmware(client, undisturbed(upload, heartbeat)),
  ),
];
