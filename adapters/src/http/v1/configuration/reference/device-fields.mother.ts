import { findSetting } from '@radiolink/domain/settings';
import { LINES } from './lines.mother.ts';

/** Where a field of an object is set, or why it is not. */
export type FieldUse =
  | { readonly key: string; readonly note?: string }
  /** `keys` is how the lines of its settings begin. */
  | { readonly page: string; readonly note: string; readonly keys?: string }
  | { readonly why: string };

const AIRMAX = 'Only airMAX devices have it, whose classic configuration sets it';
const SAME = (place: string): FieldUse => ({
  why: `The same as \`${place}\`, which is written`,
});
const classic = (key: string): FieldUse => ({ key, note: AIRMAX });
const several = (keys: string): FieldUse => ({ page: 'network', note: AIRMAX, keys });
const KEPT = 'it stays as the device sent it';
const UNSPECIFIED: FieldUse = { why: `The specification has no setting of it: ${KEPT}` };
const UNKNOWN_VALUES: FieldUse = { why: `Its values are in no public reference: ${KEPT}` };
const CONFIGURATION = '/system/airos/configuration';

/** Fields of one object, from the reference of the wire and from what devices send. */
type Fields = Readonly<Record<string, FieldUse>>;

const USERS: FieldUse = { page: 'system', note: 'Accounts have calls of their own: `/system/users`' };
const DERIVED: FieldUse = { why: 'Follows from `apMode` and `ptpMode` of the radios, which are written' };
const NUMBERED: FieldUse = { why: 'The device names its part by it' };
const FIXED_OR_RECEIVED: FieldUse = { why: 'A state: whether an address is fixed or received' };
const ORIGIN: FieldUse = { why: 'A state: who gave a received address' };

/** `/system` beyond what the mapping writes. */
const SYSTEM: Fields = {
  hostname: SAME(`${CONFIGURATION} system.hostname`),
  timezone: SAME(`${CONFIGURATION} system.timezone`),
  country: SAME(`${CONFIGURATION} system.countryCode`),
  countryCode: SAME(`${CONFIGURATION} system.countryCode`),
  analyticsEnabled: SAME(`${CONFIGURATION} system.analyticsEnabled`),
  domainName: UNSPECIFIED,
  factoryDefault: { why: 'A state: it says whether the device is set up' },
  'dnsServers[].type': FIXED_OR_RECEIVED,
  'dnsServers[].origin': ORIGIN,
  'dnsServers[].version': { why: 'A state: it follows from the address' },
  'dnsServers[].address': SAME(`${CONFIGURATION} network.dnsServers`),
  'defaultGateway[].type': FIXED_OR_RECEIVED,
  'defaultGateway[].origin': ORIGIN,
  'defaultGateway[].version': { why: 'A state: it follows from the address' },
  'defaultGateway[].address': SAME(`${CONFIGURATION} network.interfaces.data.ipv4.defaultGateway`),
  'users[].username': USERS,
  'users[].readOnly': USERS,
  'management.vlanID': SAME(`${CONFIGURATION} network.interfaces.data.mgmtVLAN`),
  'management.addresses[].type': FIXED_OR_RECEIVED,
  'management.addresses[].origin': ORIGIN,
  'management.addresses[].version': { why: 'A state: it follows from the address' },
  'management.addresses[].cidr': SAME(`${CONFIGURATION} network.interfaces.data.ipv4.cidr`),
  'management.addresses[].eui64': { why: `IPv6 alone, whose values are in no public reference: ${KEPT}` },
  time: { why: 'A state: the clock of the device, which NTP sets' },
};

/** `/services` beyond what the mapping writes. */
const SERVICES: Fields = {
  'webServer.httpEnabled': { why: `The specification has no setting of HTTP alone: ${KEPT}` },
};

/** The network object beyond what the mapping writes. */
const NETWORK: Fields = {
  'interfaces.data.vlan': { why: 'No reference says what it tags; the VLAN of the management is `mgmtVLAN`' },
  'interfaces.data.ipv4.address': SAME(`${CONFIGURATION} network.interfaces.data.ipv4.cidr`),
  'interfaces.data.ipv4.addressType': SAME(`${CONFIGURATION} network.interfaces.data.ipv4.mode`),
  'interfaces.data.ipv6.mode': UNKNOWN_VALUES,
  'interfaces.data.ipv6.cidr': UNKNOWN_VALUES,
  'interfaces.data.ipv6.defaultGateway': UNKNOWN_VALUES,
};

/** The wireless object beyond what the mapping writes. */
const WIRELESS: Fields = {
  mode: DERIVED,
  netMode: DERIVED,
  'carrierDrop.enabled': UNSPECIFIED,
  'interfaces[].id': NUMBERED,
  'interfaces[].frequency.auto': { why: 'Follows from the control frequency: none is automatic' },
  'interfaces[].frequency.band': { why: 'A state: the band of the radio, which none of its channels leaves' },
  'interfaces[].frequency.tx': { why: 'Follows from the control frequency' },
  'interfaces[].outputPower.auto': {
    key: 'radio.1.auto_txpower',
    note: 'The setting writes it; at 60 GHz, which has no such setting, an edited power turns it off',
  },
  'interfaces[].waveAi': UNSPECIFIED,
  'interfaces[].country': SAME(`${CONFIGURATION} system.countryCode`),
  'interfaces[].antenna': {
    why: `The names of antennas are in no public reference: ${KEPT}; the gain is a setting`,
  },
};

/** What `/system/airmax/configuration/network` has beyond the network object. */
const AIRMAX_NETWORK: Fields = {
  netMode: { key: 'netmode', note: AIRMAX },
  'interfaces[].devname': NUMBERED,
  'interfaces[].enabled': classic('netconf.{n}.up'),
  'interfaces[].mtu': classic('netconf.{n}.mtu'),
  'interfaces[].speed': classic('netconf.{n}.speed'),
  'interfaces[].ipMode': classic('dhcpc.{n}.status'),
  'interfaces[].cidr': classic('netconf.{n}.ip'),
  'interfaces[].autoIp': classic('netconf.{n}.autoip.status'),
  'interfaces[].advertised[]': classic('netconf.{n}.autoneg'),
  'interfaces[].flowControl.rx': classic('netconf.{n}.flowcontrol.rx.status'),
  'interfaces[].flowControl.tx': classic('netconf.{n}.flowcontrol.tx.status'),
  'bridge.devname': classic('bridge.{n}.devname'),
  'bridge.enabled': classic('bridge.{n}.status'),
  'bridge.ports[]': classic('bridge.{n}.port.{m}.devname'),
  'firewall[]': several('iptables.sys.fw.'),
  'portForward[]': several('iptables.sys.portfw.'),
  dhcpServer: several('dhcpd.'),
  pppoe: several('ppp.'),
  'staticRoutes[]': several('route.'),
};

/** What `/system/airmax/configuration/wireless` has beyond the wireless object. */
const AIRMAX_WIRELESS: Fields = {
  ieeeMode: classic('radio.1.ieee_mode'),
  channelWidth: classic('radio.1.chanbw'),
  'frequencies[]': classic('radio.1.freq'),
  controlFrequency: classic('radio.1.freq'),
  centerFrequency: classic('radio.1.center.1.freq'),
  txPower: classic('radio.1.txpower'),
  autoPower: classic('radio.1.auto_txpower'),
  'ackDistance.auto': classic('radio.1.ack.auto'),
  'ackDistance.meters': classic('radio.1.ackdistance'),
  antennaId: classic('radio.1.antenna.id'),
  antennaGain: classic('radio.1.antenna.gain'),
  cableLoss: classic('radio.1.cable.loss'),
  security: classic('aaa.status'),
  'atpc.enabled': classic('radio.1.atpc.status'),
  'atpc.targetSignal': classic('radio.1.atpc.threshold'),
  flexFrame: classic('radio.1.polling_ff_dur'),
  dlRatio: classic('radio.1.polling_ff_dl_ratio'),
  gpsSync: classic('radio.1.polling_ff_timing'),
  maxRate: classic('wireless.1.rate.mcs'),
};

/** The fields below a place of the mapping. Those of the two radios are one: a key with a form names the setting. */
function mapped(place: string, shorten: (path: string) => string): Fields {
  const found = [...LINES].flatMap(([key, { at }]) =>
    at.startsWith(place) ? [[shorten(at.slice(place.length)), { key }] as const] : [],
  );
  const hasForm = ({ key }: { readonly key: string }): boolean => findSetting(key) !== undefined;
  return Object.fromEntries(
    found.toReversed().toSorted((a, b) => Number(hasForm(a[1])) - Number(hasForm(b[1]))),
  );
}

const withoutIds = (path: string): string =>
  path
    .replace(/^interfaces\.(main|backup)\./, 'interfaces[].')
    .replace(/^ntpClient\.ntpServers$/, 'ntpClient.ntpServers[]')
    .replace(/^dnsServers$/, 'dnsServers[].address');

const prefixed = (prefix: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, use]) => [`${prefix}${name}`, use]));

const services = { ...mapped('services.', withoutIds), ...SERVICES };
const network = { ...mapped('network.', withoutIds), ...NETWORK };
const wireless = { ...mapped('wireless.', withoutIds), ...WIRELESS };
/** `system` of the configuration beyond what the mapping writes; a device that has no location here has it in `/system`. */
const SYSTEM_PART: Fields = {
  country: SAME(`${CONFIGURATION} system.countryCode`),
  'location.latitude': { key: 'system.latitude' },
  'location.longitude': { key: 'system.longitude' },
  'location.height': { key: 'system.height' },
};

/** Every field of the whole objects that the specification lists. */
export const DEVICE_FIELDS: Readonly<Record<string, Fields>> = {
  '/services': services,
  '/system': { ...mapped('/system.', withoutIds), ...SYSTEM },
  '/system/airos/configuration': {
    ...prefixed('system.', mapped('system.', withoutIds)),
    ...prefixed('system.', SYSTEM_PART),
    ...prefixed('network.', network),
    ...prefixed('wireless.', wireless),
    ...prefixed('services.', services),
  },
  '/system/airmax/configuration/network': { ...network, ...AIRMAX_NETWORK },
  '/system/airmax/configuration/wireless': { ...wireless, ...AIRMAX_WIRELESS },
};
