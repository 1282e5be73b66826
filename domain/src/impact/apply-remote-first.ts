import { type ConfigText, diffConfigs } from '../configuration/index.ts';
import { message, type Message } from '../errors/message.ts';
import { wirelessModeOf } from '../settings/settings-context.ts';

/** Settings that both ends of a link must agree on. */
export type SharedProperty = 'frequency' | 'width' | 'ssid' | 'security' | 'mode';

/** Which end of a link to change first, and what becomes of the other. */
export interface FarEndAdvice {
  readonly properties: readonly SharedProperty[];
  readonly first: 'this-end' | 'far-end';
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
const STATION_SEARCHES = message(
  'The access point sets the channel. Change the remote device first; this station then follows automatically.',
);
const FAR_END_FIRST = message(
  'The remote device does not follow automatically. Change it first, while the link is up, then change this device.',
);

/**
 * Which end of a point-to-point link to change first; undefined if both ends need not share the change, or the device
 * serves many stations. An access point may change its channel alone, since a station scans. Everything else is
 * changed at the remote end first, while it is still reachable over the link.
 */
export function applyRemoteFirst(before: ConfigText, after: ConfigText): FarEndAdvice | undefined {
  const mode = wirelessModeOf(before.entries());
  if (mode === undefined || mode === 'ap-ptmp') return undefined;
  const properties = sharedProperties(before, after);
  if (properties.length === 0) return undefined;
  const onlyChannel = properties.every(property => property === 'frequency' || property === 'width');
  if (!onlyChannel) {
    return { properties, first: 'far-end', followsByItself: false, message: FAR_END_FIRST };
  }
  return mode.startsWith('ap')
    ? { properties, first: 'this-end', followsByItself: true, message: SEARCHES }
    : { properties, first: 'far-end', followsByItself: true, message: STATION_SEARCHES };
}
