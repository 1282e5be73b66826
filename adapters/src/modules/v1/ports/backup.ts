import { BackupPort, ConfigurationSectionPort, DeviceDocumentsPort } from '@radiolink/application/backup';
import { undisturbed } from '../../../http/transfer/index.ts';
import { V1Backup, V1DeviceDocuments } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of configuration backup, and parts of the configuration, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(
    BackupPort,
    ({ client, heartbeat, settings: { upload } }) => new V1Backup(client, undisturbed(upload, heartbeat)),
  ),
  v1Port(ConfigurationSectionPort, ({ configuration }) => configuration),
  v1Port(DeviceDocumentsPort, ({ client }) => new V1DeviceDocuments(client)),
];
