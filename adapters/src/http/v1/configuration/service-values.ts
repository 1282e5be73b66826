import {
  lines,
  type MappedValue,
  NO_CHANGES,
  numberAt,
  onOff,
  switchAt,
  switchIn,
  textAt,
} from './mapped-value.ts';
import { linesOfList, TIME_SERVERS, valuesIn } from './json-place.ts';

const SECONDS_PER_MINUTE = 60;

/** The time servers in use: the object has no place for one that is switched off. */
const ntpServers: MappedValue = {
  path: ['ntpClient', 'ntpServers'],
  read: read => {
    const servers = valuesIn(TIME_SERVERS, read);
    return servers.length === 0 && read.get('ntpclient.status') === undefined ? undefined : servers;
  },
  write: value =>
    Array.isArray(value)
      ? linesOfList(
          TIME_SERVERS,
          value.filter(entry => typeof entry === 'string'),
        )
      : NO_CHANGES,
};

const syslogProtocol: MappedValue = {
  path: ['systemLog', 'protocol'],
  read: read => {
    const tcp = switchIn(read.get('syslog.remote.tcp.status'));
    return tcp === undefined ? undefined : tcp ? 'tcp' : 'udp';
  },
  write: value =>
    typeof value === 'string' ? lines({ 'syslog.remote.tcp.status': onOff(value === 'tcp') }) : NO_CHANGES,
};

/** The services object, which is also `services` of the configuration object. */
export const SERVICE_VALUES: readonly MappedValue[] = [
  switchAt('sshServer.enabled', 'sshd.status'),
  numberAt('sshServer.sshPort', 'sshd.port'),
  switchAt('sshServer.passwordAuthentication', 'sshd.auth.passwd'),
  numberAt('webServer.httpPort', 'httpd.port'),
  numberAt('webServer.httpsPort', 'httpd.https.port'),
  switchAt('webServer.httpsEnabled', 'httpd.https.status', ['httpd.status']),
  // After HTTPS, which turns it on where the object does not say that it is off.
  switchAt('webServer.enabled', 'httpd.status'),
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
