import type { ConfigChanges, ConfigText } from '@radiolink/domain/configuration';
import { countryRules, countryRulesByAlpha2 } from '@radiolink/domain/radio';
import { entryOf, textIn } from '../../body.ts';
import { LineDraft, type Lines, radioLinesOf, roleOf } from './line-draft.ts';
import { NETWORK_PLACES } from './network-places.ts';
import { objectOf, takeObject, numberPlace, switchPlace, textPlace, numberOf, type Place } from './place.ts';
import { radioPlaces } from './radio-places.ts';

/** The role of the device is that of its main radio; it is read-only. §v1.configuration. */
function rolePlace(at: string, says: (lines: Lines) => string | undefined): Place {
  return { at, says, take: () => undefined };
}

function mainRole(lines: Lines) {
  const [main] = radioLinesOf(lines);
  return main && roleOf(main, lines);
}

const interfaces: Place = {
  at: 'wireless.interfaces',
  says(lines) {
    const radios = radioLinesOf(lines);
    if (radios.length === 0) return undefined;
    return radios.map(radio => ({ id: radio.id, ...objectOf(radioPlaces(radio), lines) }));
  },
  take(value, draft) {
    if (!Array.isArray(value)) return;
    const radios = radioLinesOf(draft);
    value.forEach((sent: unknown, place) => {
      const id = textIn(sent, 'id');
      const radio = id === undefined ? radios[place] : radios.find(one => one.id === id);
      if (radio !== undefined) takeObject(radioPlaces(radio), sent, draft);
    });
  },
};

/** `wireless` of the configuration object. §v1.configuration. */
const WIRELESS_PLACES: readonly Place[] = [
  rolePlace('wireless.mode', lines => {
    const role = mainRole(lines);
    return role && (role.apMode ? 'ap' : 'sta');
  }),
  rolePlace('wireless.netMode', lines => {
    const role = mainRole(lines);
    return role && (role.ptpMode === true ? 'ptp' : 'ptmp');
  }),
  interfaces,
];

const COUNTRY = 'radio.countrycode';

/** The country number is also stored with every radio. §config.radio. */
function setCountry(code: number, draft: LineDraft): void {
  draft.set(COUNTRY, String(code));
  for (const radio of [0, 1]) {
    const copy = `radio.${radio}.countrycode`;
    if (draft.get(copy) !== undefined) draft.set(copy, String(code));
  }
}

/** Two letters; the lines have the number. */
const country: Place = {
  at: 'system.country',
  says: lines => countryRules(numberOf(lines, COUNTRY) ?? -1)?.alpha2,
  take(value, draft) {
    const rules = typeof value === 'string' ? countryRulesByAlpha2(value) : undefined;
    if (rules !== undefined) setCountry(rules.countryCode, draft);
  },
};

const countryCode: Place = {
  at: 'system.countryCode',
  says: lines => numberOf(lines, COUNTRY),
  take(value, draft) {
    if (typeof value === 'number' && Number.isInteger(value)) setCountry(value, draft);
  },
};

/** `system` of the configuration object. §v1.configuration; lines: §config.services. */
const SYSTEM_PLACES: readonly Place[] = [
  textPlace('system.hostname', 'resolv.host.1.name'),
  country,
  countryCode,
  textPlace('system.timezone', 'system.timezone.name'),
  switchPlace('system.analyticsEnabled', 'system.autosend_crash_reports'),
  switchPlace('system.bluetoothManagement', 'bluetooth.status'),
  numberPlace('system.location.latitude', 'system.latitude'),
  numberPlace('system.location.longitude', 'system.longitude'),
  numberPlace('system.location.height', 'system.height'),
];

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

/** The object of `/services`, which is `services` of the configuration object too. §v1.configuration; §config.services. */
const SERVICE_PLACES: readonly Place[] = [
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

const PLACES = [...SYSTEM_PLACES, ...NETWORK_PLACES, ...WIRELESS_PLACES];

/** The object of `/services`. An SNMP agent that is off reports nothing else. §v1.configuration. */
export function servicesObject(config: ConfigText): Record<string, unknown> {
  const services = objectOf(SERVICE_PLACES, config);
  const isAgentOff = entryOf(services['snmpAgent'], 'enabled') === false;
  return isAgentOff ? { ...services, snmpAgent: { enabled: false } } : services;
}

/** The object of `/system/airos/configuration`, a projection of the lines. §v1.configuration. */
export function configurationObject(config: ConfigText): Record<string, unknown> {
  return { ...objectOf(PLACES, config), services: servicesObject(config) };
}

/** The lines that a configuration object, or a part of one, rewrites. */
export function linesOfConfiguration(sent: unknown, config: ConfigText): ConfigChanges {
  const draft = new LineDraft(config);
  takeObject(PLACES, sent, draft);
  takeObject(SERVICE_PLACES, entryOf(sent, 'services'), draft);
  return draft.changes;
}

/** The lines that an object of `/services`, or a part of one, rewrites. */
export function linesOfServices(sent: unknown, config: ConfigText): ConfigChanges {
  const draft = new LineDraft(config);
  takeObject(SERVICE_PLACES, sent, draft);
  return draft.changes;
}
