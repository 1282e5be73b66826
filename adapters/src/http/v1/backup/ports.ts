import { BackupPort } from '@radiolink/application/backup/backup.port';
import { ConfigurationSectionPort } from '@radiolink/application/backup/configuration-section.port';
import { DeviceDocumentsPort } from '@radiolink/application/backup/device-documents.port';
import { withPollingPaused } from '../../transfer/upload-transport.ts';
import { V1Backup } from './backup.adapter.ts';
import { V1DeviceDocuments } from './device-documents.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of configuration backup, and parts of the configuration, by the versioned interface. */
export const PORTS = [
  port(
    BackupPort,
    ({ client, heartbeat, settings: { upload } }) =>
      new V1Backup(client, withPollingPaused(upload, heartbeat)),
  ),
  port(ConfigurationSectionPort, ({ configuration }) => configuration),
  port(DeviceDocumentsPort, ({ client }) => new V1DeviceDocuments(client)),
];
