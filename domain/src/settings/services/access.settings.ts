import { PORT_MAX, PORT_MIN } from '../../network/validators.ts';
import { message } from '../../errors/message.ts';
import { always, on } from '../conditions.ts';
import { fillKey, type SettingRule } from '../setting.ts';
import { settingsIn } from '../settings-in.ts';
import { checkSshKeyType, checkSshKeyValue, SSH_COMMENT_MAX } from '../../ssh/ssh-key.ts';
import { servicePort } from './service-ports.ts';

const web = settingsIn({ page: 'services', group: 'Web server', risk: 'cuts-management' });
const ssh = settingsIn({ page: 'services', group: 'SSH server', risk: 'restarts-services' });
const key = ssh.with({ subject: 'SSH key {n}', visible: on('sshd.status') });
const KEY_TYPE = 'sshd.auth.key.{n}.type';
const telnet = settingsIn({
  page: 'services',
  group: 'Telnet server',
  risk: 'restarts-services',
  level: 'advanced',
});

/** Telnet is lawful and unwise. */
const telnetRemark: SettingRule = value =>
  value === 'enabled'
    ? message('Telnet transmits usernames and passwords unencrypted. Use SSH instead.')
    : undefined;
const range = { min: PORT_MIN, max: PORT_MAX };

/** Management access: web server, SSH, Telnet. §config.services, §5.system-port. */
export const accessSettings = [
  web.toggle('web.enabled', 'httpd.status', 'Web server', 'Serves this web interface. Leave on.'),
  web.port('web.port', 'httpd.port', 'HTTP port', 'Port of unencrypted access.', {
    range,
    default: '80',
    rule: servicePort('httpd.port'),
  }),
  web.toggle('web.https', 'httpd.https.status', 'HTTPS', 'Encrypts access to the web interface. Leave on.', {
    keywords: 'secure TLS SSL',
  }),
  web.port('web.httpsPort', 'httpd.https.port', 'HTTPS port', 'Port of encrypted access.', {
    range,
    default: '443',
    rule: servicePort('httpd.https.port'),
    visible: on('httpd.https.status'),
  }),
  web.integer(
    'web.sessionTimeout',
    'httpd.session.timeout',
    'Session timeout',
    'Idle time before automatic logout.',
    {
      unit: 's',
      default: '900',
      range: { min: 0, max: 86_400 },
      risk: 'restarts-services',
      keywords: 'logout idle',
    },
  ),
  ssh.toggle('ssh.enabled', 'sshd.status', 'SSH server', 'Allows command-line access for administrators.'),
  ssh.port('ssh.port', 'sshd.port', 'SSH port', '', {
    range,
    default: '22',
    rule: servicePort('sshd.port'),
    visible: on('sshd.status'),
  }),
  ssh.toggle(
    'ssh.password',
    'sshd.auth.passwd',
    'SSH password login',
    'Accepts a password, not only keys. Turn off once login with a key works.',
    {
      default: 'enabled',
      visible: on('sshd.status'),
    },
  ),
  key.toggle('ssh.key', 'sshd.auth.key.{n}.status', 'Enabled', ''),
  key.text('ssh.keyType', KEY_TYPE, 'Type', 'Such as ssh-rsa.', {
    level: 'internal',
    rule: checkSshKeyType,
  }),
  key.text('ssh.keyValue', 'sshd.auth.key.{n}.value', 'Value', 'Line of a public key file.', {
    stripped: true,
    required: always,
    rule: (value, { values }, indexes) =>
      checkSshKeyValue(values.get(fillKey(KEY_TYPE, indexes)) ?? '', value),
  }),
  key.text('ssh.keyComment', 'sshd.auth.key.{n}.comment', 'Comment', 'Owner of the key.', {
    maxLength: SSH_COMMENT_MAX,
  }),
  telnet.toggle(
    'telnet.enabled',
    'telnetd.status',
    'Telnet server',
    'Unencrypted command-line access; not recommended.',
    { warning: telnetRemark },
  ),
  telnet.port('telnet.port', 'telnetd.port', 'Telnet port', '', {
    range,
    default: '23',
    rule: servicePort('telnetd.port'),
    visible: on('telnetd.status'),
  }),
];
