import { FirmwarePort } from '@radiolink/application/firmware/firmware.port';
import { undisturbed } from '../../transfer/upload-transport.ts';
import type { TransportBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';
import { ClassicFirmware } from './firmware.adapter.ts';

/** Ports of firmware update, by the classic interface. */
export const PORTS: readonly TransportBinding[] = [
  port(
    FirmwarePort,
    ({ client, heartbeat, settings: { upload } }) =>
      new ClassicFirmware(client, undisturbed(upload, heartbeat)),
  ),
];
