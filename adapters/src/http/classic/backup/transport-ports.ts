import { BackupPort } from '@radiolink/application/backup/backup.port';
import { ConfigurationSectionPort } from '@radiolink/application/backup/configuration-section.port';
import { withPollingPaused } from '../../transfer/upload-transport.ts';
import { transportPort } from '../classic-ports.ts';
import { ClassicBackup } from './backup.adapter.ts';
import { ClassicConfigurationSection } from './configuration-section.adapter.ts';

/** Ports of configuration backup, and parts of the configuration, by the classic interface. */
export const PORTS = [
  transportPort(
    BackupPort,
    ({ client, clock, heartbeat, settings: { upload } }) =>
      new ClassicBackup(client, { upload: withPollingPaused(upload, heartbeat), clock }),
  ),
  transportPort(ConfigurationSectionPort, ({ client }) => new ClassicConfigurationSection(client)),
];
