import { type Place, numberPlace, switchPlace, textPlace } from './place.ts';

const TIME_SERVERS = [1, 2, 3, 4] as const;
const SECONDS_PER_MINUTE = 60;

const ntpServers: Place = {
  at: 'ntpClient.ntpServers',
  says(lines) {
    if (lines.get('ntpclient.status') === undefined) return undefined;
    return TIME_SERVERS.flatMap(index => {
      const isOff = lines.get(`ntpclient.${index}.status`) === 'disabled';
      return isOff ? [] : lines.get(`ntpclient.${index}.server`) || [];
    });
  },
  take(value, draft) {
    if (!Array.isArray(value)) return;
    const servers = value.filter((server): server is string => typeof server === 'string');
    TIME_SERVERS.forEach((index, place) => {
      draft.set(`ntpclient.${index}.server`, servers[place]);
      draft.set(`ntpclient.${index}.status`, servers[place] === undefined ? undefined : 'enabled');
    });
  },
};

const syslogProtocol: Place = {
  at: 'systemLog.protocol',
  says: lines => (lines.get('syslog.remote.tcp.status') === 'enabled' ? 'tcp' : 'udp'),
  take(value, draft) {
    if (value === 'tcp' || value === 'udp')
      draft.set('syslog.remote.tcp.status', value === 'tcp' ? 'enabled' : 'disabled');
  },
};

/** The object of `/services`, which is `services` of the configuration object too. Versioned API, 6; Config format, 7. */
export const SERVICE_PLACES: readonly Place[] = [
  switchPlace('sshServer.enabled', 'sshd.status'),
  numberPlace('sshServer.sshPort', 'sshd.port'),
  switchPlace('sshServer.passwordAuthentication', 'sshd.auth.passwd'),
  switchPlace('webServer.enabled', 'httpd.status'),
  numberPlace('webServer.httpPort', 'httpd.port'),
  switchPlace('webServer.httpsEnabled', 'httpd.https.status', 'httpd.status'),
  numberPlace('webServer.httpsPort', 'httpd.https.port'),
  numberPlace('webServer.sessionTimeout', 'httpd.session.timeout', SECONDS_PER_MINUTE),
  switchPlace('snmpAgent.enabled', 'snmp.status'),
  textPlace('snmpAgent.community', 'snmp.community'),
  textPlace('snmpAgent.location', 'snmp.location'),
  textPlace('snmpAgent.contact', 'snmp.contact'),
  switchPlace('ntpClient.enabled', 'ntpclient.status'),
  ntpServers,
  switchPlace('systemLog.enabled', 'syslog.remote.status', 'syslog.status'),
  textPlace('systemLog.server', 'syslog.remote.ip'),
  numberPlace('systemLog.port', 'syslog.remote.port'),
  syslogProtocol,
  switchPlace('discoveryResponder.enabled', 'discovery.status'),
  switchPlace('lldp.enabled', 'discovery.lldp.status'),
  switchPlace('telnetServer.enabled', 'telnetd.status'),
  numberPlace('telnetServer.port', 'telnetd.port'),
  switchPlace('unms.enabled', 'unms.status'),
  textPlace('unms.key', 'unms.uri'),
  switchPlace('pingWatchdog.enabled', 'pwdog.status'),
  textPlace('pingWatchdog.address', 'pwdog.host'),
  numberPlace('pingWatchdog.failureCount', 'pwdog.retry'),
  numberPlace('pingWatchdog.interval', 'pwdog.period'),
  numberPlace('pingWatchdog.startDelay', 'pwdog.delay'),
  switchPlace('ddns.enabled', 'dyndns.status'),
  textPlace('ddns.service', 'dyndns.1.service'),
  textPlace('ddns.hostname', 'dyndns.1.hostname'),
  textPlace('ddns.username', 'dyndns.1.username'),
  textPlace('ddns.password', 'dyndns.1.password'),
];
