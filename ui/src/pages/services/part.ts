import { SERVICES_MODELS } from '@radiolink/application/services/services.model';
import { settingsPage } from '../../settings/index.ts';
import { CloudManagement } from './cloud-management.tsx';
import { DeviceClock } from './device-clock.tsx';
import { Bluetooth, ManagementMode } from './management-mode.tsx';
import { outline } from './outline.ts';
import { SERVICE_LINES } from './service-lines.ts';
import { ServicesFrame } from './services-frame.tsx';
import { KeyValueField, SshKeys } from './ssh-keys.tsx';

/** Their lines have the switches. */
const IN_LINES = Object.fromEntries(
  Object.values(SERVICE_LINES).flatMap(line => (line === undefined ? [] : [[line.toggle, null]])),
);

/** The servers and clients that run on the device. */
export const part = settingsPage('services', {
  ...outline,
  extras: {
    'SSH server': SshKeys,
    'NTP servers': DeviceClock,
    'Cloud management': CloudManagement,
    Bluetooth,
    'Management mode': ManagementMode,
  },
  Frame: ServicesFrame,
  // Each service is one line already.
  hasIndex: false,
  fields: { ...IN_LINES, 'ssh.keyValue': KeyValueField },
  models: SERVICES_MODELS,
});
