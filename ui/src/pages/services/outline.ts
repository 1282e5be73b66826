import type { SettingsOutline } from '../../settings/index.ts';

/** The headings and lists of the services page, which the palette knows too. */
export const outline: SettingsOutline<'services'> = {
  order: ['Web server', 'SSH server', 'Telnet server', 'SNMP agent', 'NTP servers', 'Dynamic DNS'],
  entries: {
    ntpclient: {
      entry: 'Server {name}',
      columns: ['time.serverEnabled', 'time.server'],
      made: { add: 'Add server', empty: 'No NTP servers', ordered: true },
    },
    'sshd.auth.key': {
      entry: 'SSH key {name}',
      columns: ['ssh.key', 'ssh.keyComment', 'ssh.keyValue'],
      made: { empty: 'No SSH keys' },
    },
  },
};
