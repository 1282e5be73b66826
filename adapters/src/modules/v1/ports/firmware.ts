import { FirmwarePort } from '@radiolink/application/firmware';
import { RestartPort } from '@radiolink/application/system';
import { SupportFilePort } from '@radiolink/application/support';
import { undisturbed } from '../../../http/transfer/index.ts';
import { V1Firmware, V1Restart, V1SupportFile } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of firmware update, the reboot after it, and the support file, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(
    FirmwarePort,
    ({ client, heartbeat, settings: { upload } }) => new V1Firmware(client, undisturbed(upload, heartbeat)),
  ),
  v1Port(RestartPort, ({ client }) => new V1Restart(client)),
  v1Port(SupportFilePort, ({ client }) => new V1SupportFile(client)),
];
