import { BACKUP_MODELS } from '@radiolink/application/backup/backup.model';
import { HARDWARE_MODELS } from '@radiolink/application/hardware/hardware.model';
import { HELP_MODELS } from '@radiolink/application/help/help.model';
import { LOCATE_MODELS } from '@radiolink/application/locate/locate.model';
import { SUPPORT_MODELS } from '@radiolink/application/support/support.model';
import { SYSTEM_MODELS } from '@radiolink/application/system/system.model';
import { settingsPage } from '../../settings/index.ts';
import { BackupPanel } from './backup/backup-panel.tsx';
import { ClockReadings, ZoneNameField, LocationReadings } from './time-and-location.tsx';
import { HardwarePanel } from './hardware/hardware-panel.tsx';
import { Firmware, Users } from './later-panels.tsx';
import { outline } from './outline.ts';
import { RestartPanel } from './restart-panel.tsx';
import { SupportAndHelp } from './support/support-and-help.tsx';
import { SystemFrame } from './system-frame.tsx';
import { NameField, AdministratorField, ReaderField } from './users/account-field.tsx';

/** The device itself. */
export const part = settingsPage('system', {
  ...outline,
  extras: { 'Date and time': ClockReadings, Location: LocationReadings, Users, Firmware },
  fields: {
    'device.name': NameField,
    'time.zoneName': ZoneNameField,
    'user.administrator': AdministratorField,
    'user.reader': ReaderField,
    'user.readerEnabled': null,
  },
  Frame: SystemFrame,
  panels: [
    { title: 'Backup', View: BackupPanel },
    { title: 'Hardware', View: HardwarePanel },
    { title: 'Reboot and reset', View: RestartPanel },
    { title: 'Support and help', folds: 'support help-pages', View: SupportAndHelp },
  ],
  models: [
    ...SYSTEM_MODELS,
    ...BACKUP_MODELS,
    ...SUPPORT_MODELS,
    ...HARDWARE_MODELS,
    ...LOCATE_MODELS,
    ...HELP_MODELS,
  ],
});
