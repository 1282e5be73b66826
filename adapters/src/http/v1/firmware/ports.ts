import { FirmwarePort } from '@radiolink/application/firmware/firmware.port';
import { withPollingPaused } from '../../transfer/upload-transport.ts';
import { V1Firmware } from './firmware.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of firmware update, by the versioned interface. */
export const PORTS = [
  port(
    FirmwarePort,
    ({ client, session, heartbeat, settings: { upload } }) =>
      new V1Firmware(client, withPollingPaused(upload, heartbeat), () => session.get('fullVersion')),
  ),
];
