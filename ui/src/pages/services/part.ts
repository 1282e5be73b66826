import { SERVICES_MODELS } from '@radiolink/application/services';
import type { Part } from '../../models/index.ts';
import { settingsPage } from '../../settings/index.ts';
import { DeviceClock } from './device-clock.tsx';

const page = settingsPage('services', {
  order: ['Web server', 'SSH server', 'Telnet server', 'SNMP agent', 'NTP servers', 'Dynamic DNS'],
  entries: {
    ntpclient: {
      entry: 'Server {number}',
      made: { add: 'Add server', empty: 'No NTP servers', ordered: true },
    },
    'sshd.auth.key': { entry: 'Key {number}', namedBy: 'ssh.keyComment' },
  },
  extras: { 'NTP servers': DeviceClock },
});

/** The servers and clients that run on the device. */
export const part: Part = { ...page, models: SERVICES_MODELS };
