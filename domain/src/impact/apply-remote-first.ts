import { type ConfigText, diffConfigs } from '../configuration/index.ts';
import { message, type Message } from '../errors/message.ts';
import { isRadioName } from '../network/interface-kind.ts';
import { riskOfKey } from '../settings/setting-changes.ts';
import { wirelessModeOf } from '../settings/settings-context.ts';

/** Settings that both ends of a link must agree on. */
export type SharedProperty = 'frequency' | 'width' | 'ssid' | 'security' | 'mode';

/** Which end of a link to change first, and what becomes of the other. */
export interface RemoteEndAdvice {
  readonly properties: readonly SharedProperty[];
  readonly first: 'local' | 'remote';
  /** The remote end finds the change automatically: it scans. */
  readonly followsByItself: boolean;
  readonly message: Message;
}

const FORMS: readonly (readonly [SharedProperty, RegExp])[] = [
  ['mode', /^radio\.1\.(mode|ptpmode)$|^radio\.0\.mode$/],
  [
    'security',
    /\.psk$|^wireless\.1\.(security$|security\.|authmode$)|^aaa\.1\.(status|wpa\.)|^wpasupplicant\.(status|profile\.1\.network\.1\.(key_mgmt|eap|identity|password|proto|pairwise|status))/,
  ],
  ['ssid', /^(wireless\.1|aaa\.1|wpasupplicant\.profile\.1\.network\.1)\.ssid$/],
  ['width', /^radio\.\d\.(chanbw|ieee_mode)$/],
  ['frequency', /^radio\.\d\.(freq|txfreq|rxfreq|center\.1\.freq)$|^radio\.countrycode$/],
];
/** Where a station looks for its access point; an access point has no use for it in its link. */
const OF_STATIONS: readonly (readonly [SharedProperty, RegExp])[] = [
  ['width', /^radio\.1\.scanbw\./],
  ['frequency', /^(radio|wireless)\.1\.scan_list\./],
];

/** Parts of a change that both ends must agree on, most severe first; of a station also where it looks for its other end. */
export function sharedProperties(
  before: ConfigText,
  after: ConfigText,
  isStation = false,
): readonly SharedProperty[] {
  const keys = diffConfigs(before, after).map(({ key }) => key);
  const forms = isStation ? [...FORMS, ...OF_STATIONS] : FORMS;
  const found = forms.filter(([, form]) => keys.some(key => form.test(key))).map(([property]) => property);
  return [...new Set(found)];
}

/** That the station follows stands with the interruption, whose reason it is. */
const SEARCHES = message('Change this device only.');
const STATION_SEARCHES = message('Change the access point first: it sets the channel.');
const REMOTE_END_FIRST = message(
  'The remote device does not follow automatically. Change it first, while the link is up, then change this device.',
);

/**
 * Which end of a point-to-point link to change first; undefined if both ends need not share the change, or the device
 * serves many stations. An access point may change its channel alone, since a station scans. Everything else is
 * changed at the remote end first, while it is still reachable over the link.
 */
export function applyRemoteFirst(before: ConfigText, after: ConfigText): RemoteEndAdvice | undefined {
  const mode = wirelessModeOf(before.entries());
  if (mode === undefined || mode === 'ap-ptmp') return undefined;
  const properties = sharedProperties(before, after);
  if (properties.length === 0) return undefined;
  const onlyChannel = properties.every(property => property === 'frequency' || property === 'width');
  const isAccessPoint = mode.startsWith('ap');
  const channelFirst = isAccessPoint ? SEARCHES : STATION_SEARCHES;
  return {
    properties,
    first: onlyChannel && isAccessPoint ? 'local' : 'remote',
    followsByItself: onlyChannel,
    message: onlyChannel ? channelFirst : REMOTE_END_FIRST,
  };
}

const LISTS = ['radio.1.scan_list', 'wireless.1.scan_list'];

/**
 * True if a station with this configuration does not find an access point at a control frequency, MHz: a frequency of its
 * own or its scan list leaves it out. False for a frequency that is none. §config.firewall.
 */
function excludesFrequency(config: ConfigText, controlMhz: number): boolean {
  if (!Number.isFinite(controlMhz) || controlMhz <= 0) return false;
  const own = Number(config.get('radio.1.freq') ?? 0);
  if (own > 0 && own !== controlMhz) return true;
  return LISTS.some(list => {
    const channels = frequenciesOf(config.get(`${list}.channels`) ?? '');
    return (
      config.get(`${list}.status`) === 'enabled' && channels.length > 0 && !channels.includes(controlMhz)
    );
  });
}

const frequenciesOf = (text: string): readonly number[] =>
  text
    .split(',')
    .map(Number)
    .filter(frequency => frequency > 0);

/** What becomes of the other end because of a change, and whether the link comes back by itself. */
export interface RemoteEndEffect {
  readonly words: readonly Message[];
  /** After the restart: the link is back, it waits for a change of settings, or the radio no longer transmits. */
  readonly link: 'back' | 'waits' | 'off';
}

/** Facts that decide which station can follow. */
interface RemoteEndFacts {
  readonly before: ConfigText;
  readonly after: ConfigText;
  /** Keys of the change. */
  readonly keys: readonly string[];
  /** Control frequency of the access point as the station's status reports it, MHz. */
  readonly linkedMhz?: number | undefined;
}

const ACCESS_LIST = /^wireless\.1\.mac_acl\./;
/** Who answers for the stations: whether they come back is for that server to decide. */
const RADIUS = /^aaa\.1\.radius\./;
const SWITCHES: ReadonlySet<string> = new Set([
  'radio.status',
  'radio.1.status',
  'radio.0.status',
  'wireless.status',
  'wireless.1.status',
]);
/** The switch of an interface, `netconf.2.up`. */
const INTERFACE_SWITCH = /^(netconf\.\d+)\.up$/;
const FIXED_AP = 'wireless.1.ap';

/**
 * What becomes of the other end: stations follow a mere change of channel, and nothing else. What one end has for itself,
 * as an access list, the other needs not have. §4.link-state-5-ghz.
 */
export function remoteEndEffect(facts: RemoteEndFacts): RemoteEndEffect {
  const { before, after } = facts;
  const keys = facts.keys.filter(key => riskOfKey(key) === 'cuts-link' || INTERFACE_SWITCH.test(key));
  if (keys.some(key => isRadioSwitch(key, after) && after.get(key) === 'disabled')) {
    return { words: [RADIO_OFF], link: 'off' };
  }
  const changed = (form: RegExp): boolean => keys.some(key => form.test(key));
  const isStation = isOfMode(before, 'sta');
  const fixed = keys.includes(FIXED_AP) ? (after.get(FIXED_AP) ?? '') : '';
  const words = [
    ...sharedWords(facts),
    ...(isStation && fixed !== '' ? [onlyAccessPoint(fixed)] : []),
    ...(!isStation && changed(ACCESS_LIST) && isListed(after) ? [ACCESS_LIST_CUTS] : []),
  ];
  return { words, link: changed(RADIUS) || words.some(each => LASTING.has(each.key)) ? 'waits' : 'back' };
}

/** Switches of the radio, or of its interface. */
function isRadioSwitch(key: string, config: ConfigText): boolean {
  const entry = INTERFACE_SWITCH.exec(key)?.[1];
  return SWITCHES.has(key) || (entry !== undefined && isRadioName(config.get(`${entry}.devname`) ?? ''));
}

function sharedWords({ before, after, linkedMhz }: RemoteEndFacts): readonly Message[] {
  const isStation = isOfMode(before, 'sta');
  const properties = sharedProperties(before, after, isStation);
  if (properties.length === 0) return [];
  const isChannel = properties.every(each => each === 'frequency' || each === 'width');
  if (!isChannel) {
    return [isStation ? STATION_CUT : isOfMode(before, 'ap-ptmp') ? STATIONS_CUT : REMOTE_END_CUT];
  }
  if (!isStation) return [isOfMode(before, 'ap-ptmp') ? STATIONS_FOLLOW : REMOTE_END_FOLLOWS];
  if (linkedMhz !== undefined && excludesFrequency(after, linkedMhz)) return [excluded(linkedMhz)];
  const isFound = linkedMhz !== undefined && !properties.includes('width');
  return isFound ? [] : [STATION_CHANNEL_CUT];
}

const isListed = (config: ConfigText): boolean => config.get('wireless.1.mac_acl.status') === 'enabled';

const isOfMode = (config: ConfigText, mode: string): boolean =>
  wirelessModeOf(config.entries())?.startsWith(mode) === true;

const STATIONS_FOLLOW = message(
  'Stations scan and follow automatically, unless their scan list or channel width excludes the new channel.',
);
const REMOTE_END_FOLLOWS = message(
  'The station scans and follows automatically, unless its scan list or channel width excludes the new channel.',
);
const STATION_CHANNEL_CUT = message(
  'This station stays disconnected until the access point uses a channel of the new settings.',
);
const REMOTE_END_CUT = message('The remote device stays disconnected until its settings match.');
const STATIONS_CUT = message('Stations stay disconnected until their settings match.');
const STATION_CUT = message('This station stays disconnected until an access point has the same settings.');
const RADIO_OFF = message('The radio is turned off: its link is down until it is turned on again.');
const EXCLUDED =
  'The access point uses {frequency} MHz, which the new settings exclude: this station disconnects.';
const excluded = (frequency: number): Message => message(EXCLUDED, { frequency });
/** What does not end by itself. */
const LASTING: ReadonlySet<string> = new Set([
  STATION_CHANNEL_CUT.key,
  REMOTE_END_CUT.key,
  STATIONS_CUT.key,
  STATION_CUT.key,
  EXCLUDED,
]);
const onlyAccessPoint = (mac: string): Message =>
  message('This station connects only to access point {mac}.', { mac });
const ACCESS_LIST_CUTS = message('Stations that the access list excludes are disconnected.');
