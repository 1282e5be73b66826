import { lines, type MappedValue, NO_CHANGES, numberAt, onOff, switchAt, textAt } from './mapped-value.ts';

const SECONDS_PER_MINUTE = 60;
const MOST_SERVERS = 4;

/** The time servers in use, which lines count from 1: the object has no place for one that is switched off. */
const ntpServers: MappedValue = {
  path: ['ntpClient', 'ntpServers'],
  read: read => {
    const servers = [1, 2, 3, 4].flatMap(index => read.get(`ntpclient.${index}.server`) || []);
    return servers.length === 0 && read.get('ntpclient.status') === undefined ? undefined : servers;
  },
  write: value => {
    if (!Array.isArray(value)) return NO_CHANGES;
    const servers = value.filter(entry => typeof entry === 'string').slice(0, MOST_SERVERS);
    const entries = [0, 1, 2, 3].flatMap(index => [
      [`ntpclient.${index + 1}.server`, servers[index]],
      [`ntpclient.${index + 1}.status`, servers[index] === undefined ? undefined : 'enabled'],
    ]);
    return lines(Object.fromEntries(entries));
  },
};

const syslogProtocol: MappedValue = {
  path: ['systemLog', 'protocol'],
  read: read => (read.get('syslog.remote.tcp.status') === 'enabled' ? 'tcp' : 'udp'),
  write: value =>
    typeof value === 'string' ? lines({ 'syslog.remote.tcp.status': onOff(value === 'tcp') }) : NO_CHANGES,
};

/** The services object, which is also `services` of the configuration object. */
export const SERVICE_VALUES: readonly MappedValue[] = [
  switchAt('sshServer.enabled', 'sshd.status'),
  numberAt('sshServer.sshPort', 'sshd.port'),
  switchAt('sshServer.passwordAuthentication', 'sshd.auth.passwd'),
  switchAt('webServer.enabled', 'httpd.status'),
  numberAt('webServer.httpPort', 'httpd.port'),
  numberAt('webServer.httpsPort', 'httpd.https.port'),
  switchAt('webServer.httpsEnabled', 'httpd.https.status', ['httpd.status']),
  numberAt('webServer.sessionTimeout', 'httpd.session.timeout', SECONDS_PER_MINUTE),
  switchAt('snmpAgent.enabled', 'snmp.status'),
  textAt('snmpAgent.community', 'snmp.community'),
  textAt('snmpAgent.location', 'snmp.location'),
  textAt('snmpAgent.contact', 'snmp.contact'),
  switchAt('ntpClient.enabled', 'ntpclient.status'),
  ntpServers,
  switchAt('systemLog.enabled', 'syslog.remote.status', ['syslog.status']),
  textAt('systemLog.server', 'syslog.remote.ip'),
  numberAt('systemLog.port', 'syslog.remote.port'),
  syslogProtocol,
  switchAt('discoveryResponder.enabled', 'discovery.status'),
  switchAt('lldp.enabled', 'discovery.lldp.status'),
  switchAt('telnetServer.enabled', 'telnetd.status'),
  numberAt('telnetServer.port', 'telnetd.port'),
  switchAt('unms.enabled', 'unms.status'),
  textAt('unms.key', 'unms.uri'),
  switchAt('pingWatchdog.enabled', 'pwdog.status'),
  textAt('pingWatchdog.address', 'pwdog.host'),
  numberAt('pingWatchdog.failureCount', 'pwdog.retry'),
  numberAt('pingWatchdog.interval', 'pwdog.period'),
  numberAt('pingWatchdog.startDelay', 'pwdog.delay'),
  switchAt('ddns.enabled', 'dyndns.status'),
  textAt('ddns.service', 'dyndns.1.service'),
  textAt('ddns.hostname', 'dyndns.1.hostname'),
  textAt('ddns.username', 'dyndns.1.username'),
  textAt('ddns.password', 'dyndns.1.password'),
];
