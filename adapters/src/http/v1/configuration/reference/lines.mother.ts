import { constantFrom } from 'fast-check';
import { ADDRESS, hundredths, isOn, type Line, number, text, toggle } from './line.mother.ts';
import { listLines, NETWORK_LINES } from './network-lines.mother.ts';
import { RADIO_LINES } from './radio-lines.mother.ts';

const PORT = [1, 65_535] as const;

/** `system` of the configuration object, and `/system`. */
const SYSTEM_LINES: Readonly<Record<string, Line>> = {
  'resolv.host.1.name': text('system.hostname'),
  'radio.countrycode': text('system.countryCode', constantFrom('840', '276', '392', '826', '616'), {
    json: Number,
  }),
  'system.timezone.name': text('system.timezone', constantFrom('UTC', 'Europe/Athens', 'Etc/GMT+5')),
  'system.autosend_crash_reports': toggle('system.analyticsEnabled'),
  'bluetooth.status': toggle('system.bluetoothManagement'),
  'system.latitude': hundredths('/system.location.latitude', 90),
  'system.longitude': hundredths('/system.location.longitude', 180),
  'system.height': hundredths('/system.location.height', 400),
  'system.leds.nightmode': toggle('/system.ledsEnabled', { json: value => !isOn(value) }),
  'system.external.reset': toggle('/system.resetButtonEnabled'),
};

/** `/services`. */
const SERVICE_LINES: Readonly<Record<string, Line>> = {
  'sshd.status': toggle('services.sshServer.enabled'),
  'sshd.port': number('services.sshServer.sshPort', ...PORT),
  'sshd.auth.passwd': toggle('services.sshServer.passwordAuthentication'),
  'httpd.status': toggle('services.webServer.enabled'),
  'httpd.port': number('services.webServer.httpPort', ...PORT),
  'httpd.https.status': toggle('services.webServer.httpsEnabled'),
  'httpd.https.port': number('services.webServer.httpsPort', ...PORT),
  'httpd.session.timeout': number('services.webServer.sessionTimeout', 0, 86_400, {
    json: value => Math.round(Number(value) / 60),
    loss: 'The object has whole minutes',
    loses: value => Number(value) % 60 !== 0,
  }),
  'snmp.status': toggle('services.snmpAgent.enabled'),
  'snmp.community': text('services.snmpAgent.community'),
  'snmp.location': text('services.snmpAgent.location'),
  'snmp.contact': text('services.snmpAgent.contact'),
  'ntpclient.status': toggle('services.ntpClient.enabled'),
  ...listLines(
    { section: 'ntpclient', leaf: 'server', most: 4, at: 'services.ntpClient.ntpServers' },
    text('', constantFrom('a.example', 'b.example', 'time.example.net', '192.0.2.123')),
  ),
  'syslog.remote.status': toggle('services.systemLog.enabled'),
  'syslog.remote.ip': text('services.systemLog.server', ADDRESS),
  'syslog.remote.port': number('services.systemLog.port', ...PORT),
  'syslog.remote.tcp.status': toggle('services.systemLog.protocol', {
    json: value => (isOn(value) ? 'tcp' : 'udp'),
  }),
  'discovery.status': toggle('services.discoveryResponder.enabled'),
  'discovery.lldp.status': toggle('services.lldp.enabled'),
  'telnetd.status': toggle('services.telnetServer.enabled'),
  'telnetd.port': number('services.telnetServer.port', ...PORT),
  'unms.status': toggle('services.unms.enabled'),
  'unms.uri': text('services.unms.key'),
  'pwdog.status': toggle('services.pingWatchdog.enabled'),
  'pwdog.host': text('services.pingWatchdog.address', ADDRESS),
  'pwdog.retry': number('services.pingWatchdog.failureCount', 1, 100),
  'pwdog.period': number('services.pingWatchdog.interval', 1, 86_400),
  'pwdog.delay': number('services.pingWatchdog.startDelay', 60, 86_400),
  'dyndns.status': toggle('services.ddns.enabled'),
  'dyndns.1.service': text('services.ddns.service'),
  'dyndns.1.hostname': text('services.ddns.hostname'),
  'dyndns.1.username': text('services.ddns.username'),
  'dyndns.1.password': text('services.ddns.password'),
};

/** Keys by which the mapping finds its entries: nobody sets them. */
export const FINDING = /^(netconf\.(\d+|\{n\})\.(devname|role)|radio\.\d\.devname|aaa\.1\.status)$/;

/** Every line that the objects carry, by its key. */
export const LINES: ReadonlyMap<string, Line> = new Map(
  Object.entries({ ...SYSTEM_LINES, ...NETWORK_LINES, ...RADIO_LINES, ...SERVICE_LINES }),
);
