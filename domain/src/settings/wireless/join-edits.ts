import type { ConfigChanges } from '../../configuration/config-edit.ts';
import { message, type Problem } from '../../errors/message.ts';
import { SSID_MAX_LENGTH } from '../../network/validators.ts';
import { codePoints } from '../../text/text.ts';
import type { SettingId } from '../catalogue.ts';
import { checkSetting } from '../validate-configuration.ts';
import { station } from '../conditions.ts';
import { settingById } from '../find-setting.ts';
import { settingEdit, settingKey } from '../setting-edit.ts';
import type { SettingsContext } from '../settings-context.ts';
import { accompanyingEdits } from './accompanying-edits.ts';

/** What is known of a network that a station may join. */
export interface JoinableNetwork {
  /** Upper case with colons. */
  readonly mac: string;
  readonly ssid?: string | undefined;
  readonly frequencyMhz?: number | undefined;
  readonly channelWidthMhz?: number | undefined;
  /** In the words of the device: `WPA2`, `none`. */
  readonly security?: string | undefined;
}

/** The settings of the radio that is to join: that above 50 GHz has its own. */
interface RadioSettings {
  readonly width: SettingId;
  readonly frequency: SettingId;
}

const MAIN: RadioSettings = { width: 'radio.channelWidth', frequency: 'radio.frequency' };
const SIXTY: RadioSettings = { width: 'sixty.channelWidth', frequency: 'sixty.frequency' };
const SIXTY_ABOVE_MHZ = 50_000;
const CENTER = 'radio.1.center.1.freq';
const SCAN_LIST = 'radio.1.scan_list.status';

const OPEN_NETWORK = /^(?:none|open|off)$/i;
/** WPA3 alone has no setting on the device. */
const SAE_ONLY = /^(?:wpa3|sae)$/i;
const ENTERPRISE = /eap|enterprise|802\.1x/i;
const WPA = /wpa|rsn/i;

/** Only a station joins a network. */
export function canJoin(context: SettingsContext): boolean {
  return context.wirelessMode !== undefined && station(context, []);
}

/** Why a network cannot be joined: it hides its name, or the configuration cannot hold it. §5.general-validators. */
export function joinProblem({ ssid = '' }: JoinableNetwork, context: SettingsContext): Problem | undefined {
  if (ssid.trim() === '') return message('Hidden SSID');
  if (checkSetting(settingById('wireless.ssid'), ssid, context) === undefined) return undefined;
  return codePoints(ssid) > SSID_MAX_LENGTH ? message('SSID too long') : message('Unsupported characters');
}

/**
 * The edits by which a station joins a network: its SSID, its width and frequency as far as this radio may use them, and its
 * security as far as it is known. An automatic frequency stays so: the station finds it by itself, and a set one would hold its
 * power to the limit of one channel. A lock to another access point and a scan list without the frequency would keep the
 * station out, so both follow. The key is never touched. Empty on an access point and for a network that cannot be joined.
 */
export function joinEdits(network: JoinableNetwork, context: SettingsContext): ConfigChanges {
  if (!canJoin(context) || joinProblem(network, context) !== undefined) return new Map();
  const { now, set, result } = editsOn(context);
  set('wireless.ssid', network.ssid ?? '');
  const lock = context.values.get(settingKey(settingById('wireless.lockToAccessPoint'))) ?? '';
  if (lock !== '') set('wireless.lockToAccessPoint', network.mac);
  tune(network, now, (id, value) => {
    if (!isAutomatic(id, context)) set(id, value);
  });
  for (const [id, value] of securityOf(network.security)) set(id, value);
  return result();
}

/** The station finds the frequency of its access point by itself. */
function isAutomatic(id: SettingId, { values }: SettingsContext): boolean {
  return (id === MAIN.frequency || id === SIXTY.frequency) && values.get(settingKey(settingById(id))) === '0';
}

/** Whether the pre-shared key of a network has to be typed to join it: no survey reports one. */
export const joinNeedsKey = ({ security }: JoinableNetwork): boolean =>
  securityOf(security).some(([, value]) => value === 'WPA-PSK');

/** The edits by which an access point moves to a channel, as far as this radio may use it: its width, frequency and center. */
export function tuningEdits(
  channel: Pick<JoinableNetwork, 'frequencyMhz' | 'channelWidthMhz'>,
  context: SettingsContext,
): ConfigChanges {
  const { now, set, result } = editsOn(context);
  tune(channel, now, set);
  return result();
}

/** Edits one after the other: each is checked on the configuration that those before it make. */
function editsOn(context: SettingsContext) {
  const edits = new Map<string, string | undefined>();
  const now = (): SettingsContext => ({ ...context, values: merged(context.values, edits) });
  const set = (id: SettingId, value: string): void => {
    const known = now();
    if (checkSetting(settingById(id), value, known) !== undefined) return;
    for (const [key, to] of settingEdit(settingById(id), value, known.values)) edits.set(key, to);
    for (const [key, to] of accompanyingEdits(id, value, known)) edits.set(key, to);
  };
  const result = (): ConfigChanges =>
    new Map([...edits].filter(([key, value]) => context.values.get(key) !== value));
  return { now, set, result };
}

type Set = (id: SettingId, value: string) => void;

function tune(
  { frequencyMhz, channelWidthMhz }: Pick<JoinableNetwork, 'frequencyMhz' | 'channelWidthMhz'>,
  now: () => SettingsContext,
  set: Set,
): void {
  if (frequencyMhz === undefined) return;
  const { width, frequency } = frequencyMhz >= SIXTY_ABOVE_MHZ ? SIXTY : MAIN;
  const has = (id: SettingId): boolean => now().values.has(settingKey(settingById(id)));
  if (channelWidthMhz !== undefined && channelWidthMhz > 0 && has(width)) set(width, String(channelWidthMhz));
  if (has(frequency) && hasCenter(frequency, frequencyMhz, now())) set(frequency, String(frequencyMhz));
  const listed = now().values.get(SCAN_LIST) === 'enabled';
  if (frequency === MAIN.frequency && listed) {
    const list = settingById('radio.scanListChannels');
    const known = (now().values.get(settingKey(list)) ?? '').split(',').map(each => each.trim());
    if (known.includes(String(frequencyMhz))) return;
    set('radio.scanListChannels', [...known.filter(Boolean), frequencyMhz].join(','));
  }
}

/** A configuration with a center needs one that is known for the frequency: the old one would contradict it. */
function hasCenter(frequency: SettingId, mhz: number, context: SettingsContext): boolean {
  if (frequency !== MAIN.frequency || !context.values.has(CENTER)) return true;
  return accompanyingEdits(frequency, String(mhz), context).has(CENTER);
}

function securityOf(security = ''): readonly (readonly [SettingId, string])[] {
  if (OPEN_NETWORK.test(security)) return [['security.station', 'disabled']];
  if (SAE_ONLY.test(security) || !WPA.test(security)) return [];
  return [
    ['security.station', 'enabled'],
    ['security.stationMethod', ENTERPRISE.test(security) ? 'WPA-EAP' : 'WPA-PSK'],
  ];
}

function merged(
  values: ReadonlyMap<string, string>,
  edits: ReadonlyMap<string, string | undefined>,
): ReadonlyMap<string, string> {
  const all = new Map(values);
  for (const [key, value] of edits) {
    if (value === undefined) all.delete(key);
    else all.set(key, value);
  }
  return all;
}
