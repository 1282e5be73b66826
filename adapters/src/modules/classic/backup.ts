import { BackupPort, ConfigurationSectionPort } from '@radiolink/application/backup';
import { ClassicBackup, ClassicConfigurationSection } from '../../http/classic/index.ts';
import { undisturbed } from '../../http/transfer/index.ts';
import { type ClassicBinding, type ClassicDevice } from '../classic-ports.ts';
import type { ClassicSettings } from '../classic-settings.ts';
import { portFor } from '../port-binding.ts';

const port = portFor<ClassicDevice<ClassicSettings>>();

/** Ports of configuration backup, and parts of the configuration, by the classic interface. */
export const PORTS: readonly ClassicBinding<ClassicSettings>[] = [
  port(
    BackupPort,
    ({ client, clock, heartbeat, settings: { upload } }) =>
      new ClassicBackup(client, { upload: undisturbed(upload, heartbeat), clock }),
  ),
  port(ConfigurationSectionPort, ({ client }) => new ClassicConfigurationSection(client)),
];
