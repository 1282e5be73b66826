import { PORT_MAX, PORT_MIN } from '../../network/validators.ts';
import { all, always, on } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const watchdog = settingsIn({
  page: 'services',
  group: 'Ping watchdog',
  risk: 'restarts-services',
  visible: on('pwdog.status'),
});
const log = settingsIn({ page: 'services', group: 'System log', risk: 'restarts-services' });
const snmp = settingsIn({
  page: 'services',
  group: 'SNMP agent',
  risk: 'restarts-services',
  visible: on('snmp.status'),
});
const remote = log.with({ visible: all(on('syslog.status'), on('syslog.remote.status')) });
const special = remote.with({ level: 'advanced' });
const seconds = { unit: 's', range: { min: 1, max: 86_400 } } as const;

/** Monitoring of the device, and its reports. §config.services. */
export const watchSettings = [
  watchdog.toggle(
    'watchdog.enabled',
    'pwdog.status',
    'Ping watchdog',
    'Reboots the device when the host stops responding.',
    {
      visible: always,
    },
  ),
  watchdog.host(
    'watchdog.host',
    'pwdog.host',
    'Host to ping',
    'Host that always responds in normal operation, such as the gateway.',
    {
      required: always,
      keywords: 'watchdog IP address',
    },
  ),
  watchdog.integer('watchdog.period', 'pwdog.period', 'Ping interval', '', {
    ...seconds,
    default: '300',
    keywords: 'watchdog',
  }),
  watchdog.integer(
    'watchdog.delay',
    'pwdog.delay',
    'Startup delay',
    'Longer than the link needs to connect after a reboot.',
    {
      ...seconds,
      range: { min: 0, max: 86_400 },
      default: '300',
      keywords: 'watchdog',
    },
  ),
  watchdog.integer('watchdog.failures', 'pwdog.retry', 'Failures before reboot', '', {
    range: { min: 1, max: 1000 },
    default: '3',
    keywords: 'watchdog retry reboot restart',
  }),
  log.toggle('log.enabled', 'syslog.status', 'System log', 'Records events for troubleshooting. Leave on.', {
    keywords: 'syslog',
  }),
  log.toggle(
    'log.remote',
    'syslog.remote.status',
    'Remote log',
    'Also sends the log to a server, where it survives a reboot.',
    {
      visible: on('syslog.status'),
      keywords: 'syslog',
    },
  ),
  remote.host('log.server', 'syslog.remote.ip', 'Remote log server', '', {
    required: always,
    keywords: 'syslog IP address',
  }),
  special.port('log.port', 'syslog.remote.port', 'Remote log port', '', {
    default: '514',
    range: { min: PORT_MIN, max: PORT_MAX },
    keywords: 'syslog',
  }),
  special.toggle('log.tcp', 'syslog.remote.tcp.status', 'Remote log over TCP', 'Uses TCP instead of UDP.', {
    keywords: 'syslog',
  }),
  snmp.toggle('snmp.enabled', 'snmp.status', 'SNMP agent', 'Allows monitoring with SNMP.', {
    visible: always,
  }),
  snmp.secret(
    'snmp.community',
    'snmp.community',
    'SNMP community',
    'Must match the monitoring system. Do not use public or private.',
    {
      required: always,
      keywords: 'password read',
    },
  ),
  snmp.text('snmp.contact', 'snmp.contact', 'SNMP contact', 'Email address or phone number.', {
    keywords: 'e-mail',
  }),
  snmp.text('snmp.location', 'snmp.location', 'SNMP location', ''),
  snmp.toggle(
    'snmp.writable',
    'snmp.rwcommunity.status',
    'SNMP write access',
    'Lets monitoring systems change the device.',
    {
      level: 'internal',
    },
  ),
];
