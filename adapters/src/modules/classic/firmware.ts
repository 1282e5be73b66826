import { FirmwarePort } from '@radiolink/application/firmware';
import { RestartPort } from '@radiolink/application/system';
import { ClassicFirmware, ClassicRestart } from '../../http/classic/index.ts';
import { undisturbed } from '../../http/transfer/index.ts';
import { type ClassicBinding, type ClassicDevice } from '../classic-ports.ts';
import type { ClassicSettings } from '../classic-settings.ts';
import { portFor } from '../port-binding.ts';

const port = portFor<ClassicDevice<ClassicSettings>>();

/** Ports of firmware update, and the reboot after it, by the classic interface. */
export const PORTS: readonly ClassicBinding<ClassicSettings>[] = [
  port(
    FirmwarePort,
    ({ client, heartbeat, settings: { upload } }) =>
      new ClassicFirmware(client, undisturbed(upload, heartbeat)),
  ),
  port(RestartPort, ({ client }) => new ClassicRestart(client)),
];
