import { FirmwarePort } from '@radiolink/application/firmware/firmware.port';
import { withPollingPaused } from '../../transfer/upload-transport.ts';
import { transportPort } from '../classic-ports.ts';
import { ClassicFirmware } from './firmware.adapter.ts';

/** Ports of firmware update, by the classic interface. */
export const PORTS = [
  transportPort(
    FirmwarePort,
    ({ client, heartbeat, settings: { upload } }) =>
      new ClassicFirmware(client, withPollingPaused(upload, heartbeat)),
  ),
];
