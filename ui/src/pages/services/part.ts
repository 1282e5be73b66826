import { SERVICES_MODELS } from '@radiolink/application/services';
import { settingsPage } from '../../settings/index.ts';
import { Bluetooth } from './bluetooth.tsx';
import { CloudManagement } from './cloud-management.tsx';
import { DeviceClock } from './device-clock.tsx';
import { KeyValueField } from './key-value-field.tsx';
import { ManagementMode } from './management-mode.tsx';
import { ServicesFrame } from './services-frame.tsx';
import { SshKeys } from './ssh-keys.tsx';

/** The servers and clients that run on the device. */
export const part = settingsPage('services', {
  order: ['Web server', 'SSH server', 'Telnet server', 'SNMP agent', 'NTP servers', 'Dynamic DNS'],
  entries: {
    ntpclient: {
      entry: 'Server {number}',
      made: { add: 'Add server', empty: 'No NTP servers', ordered: true },
    },
    'sshd.auth.key': {
      entry: 'SSH key {name}',
      namedBy: 'ssh.keyComment',
      made: { empty: 'No SSH keys' },
    },
  },
  extras: {
    'SSH server': SshKeys,
    'NTP servers': DeviceClock,
    'Cloud management': CloudManagement,
    Bluetooth,
    'Management mode': ManagementMode,
  },
  Frame: ServicesFrame,
  fields: { 'ssh.keyValue': KeyValueField },
  models: SERVICES_MODELS,
});
