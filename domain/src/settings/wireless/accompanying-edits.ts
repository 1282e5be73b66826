import type { ConfigChanges } from '../../configuration/config-edit.ts';
import { ackForDistance, distanceForAck } from '../../radio/ack-timing.ts';
import { isAutoWidth, isStandard11ac, standard11ac } from '../../radio/channel-width.ts';
import type { ChannelRow } from '../../radio/regulatory-domain.ts';
import { isEnabled } from '../../configuration/section.ts';
import type { SettingId } from '../catalogue.ts';
import { accessPoint } from '../conditions.ts';
import { findSetting, settingById } from '../find-setting.ts';
import { dhcpServerFollows } from '../network/address-follows.ts';
import { switchesAbove, switchOnEdits } from '../section-switches.ts';
import { settingKey } from '../setting-edit.ts';
import type { SettingsContext } from '../settings-context.ts';
import { withTimeZone } from '../system/time-zones.ts';
import { ackTimeoutMicroseconds, distanceMetres } from './distance.settings.ts';

const WIDTH = 'radio.1.chanbw';

const CONTROL = 'radio.1.freq';

const CENTER = 'radio.1.center.1.freq';

const DISTANCE = 'radio.1.ackdistance';

const ACK = 'radio.1.acktimeout';

const STANDARD = 'radio.1.ieee_mode';

const NOTHING: ConfigChanges = new Map();

/** The place of a setting that changes. */
export interface ChangedPlace {
  /** The numbers in its key. */
  readonly indexes?: readonly number[];
  /** The configuration before the change, where `context` has it already. */
  readonly before?: ReadonlyMap<string, string>;
  /** The configuration that the device has, where others have changed since. */
  readonly stored?: ReadonlyMap<string, string>;
}

type Accompany = (value: string, context: SettingsContext, place: ChangedPlace) => ConfigChanges;

/**
 * Edits that must accompany a change of a setting to keep the configuration consistent. The center of the channel
 * changes with its control frequency and width, the side that holds the encryption with the wireless mode, the name of
 * the time zone with its rule, the DHCP server of an interface with its address, the packet filter with a part of it. Empty for independent settings; mirrors of a setting are handled by `settingEdit`.
 */
export function accompanyingEdits(
  id: SettingId,
  value: string,
  context: SettingsContext,
  place: ChangedPlace = {},
): ConfigChanges {
  return BY_SETTING[id]?.(value, context, place) ?? withOuterSwitches(id, value, context, place);
}

/** A switch of a packet filter, and of an entry of it. */
const FILTER_SWITCH = /^(ip6?tables|ebtables)\..+\.status$/;

/**
 * A part of the packet filter that goes on turns on what it stands in and no page shows: without `iptables.status` the
 * firewall filters nothing. What was left on beside it stays off.
 */
function withOuterSwitches(
  id: SettingId,
  value: string,
  { values }: SettingsContext,
  { indexes = [] }: ChangedPlace,
): ConfigChanges {
  const key = settingKey(settingById(id), indexes);
  if (value !== 'enabled' || !FILTER_SWITCH.test(key)) return NOTHING;
  const off = switchesAbove(key).filter(status => !isEnabled(values, status));
  if (off.length === 0 || off.some(status => findSetting(status)?.descriptor.level !== 'internal'))
    return NOTHING;
  const edits = new Map(switchOnEdits(key.split('.').slice(0, -2).join('.'), values));
  edits.delete(key);
  return edits;
}

/** True for a setting whose followers follow from what the device has: they need no way back before a next change. */
export const followsStored = (id: SettingId): boolean =>
  id === 'interface.address' || id === 'interface.netmask';

/** The row of a width that is nearest to the control frequency and center in use; undefined where none is known. */
function nearestRow(
  rows: readonly ChannelRow[],
  widthMhz: number,
  controlMhz: number,
  centerMhz: number,
): ChannelRow | undefined {
  const off = (row: ChannelRow): number =>
    (row.control === controlMhz ? 0 : 1e6) + Math.abs(row.center - centerMhz);
  return rows
    .filter(row => row.bw === widthMhz)
    .reduce<ChannelRow | undefined>(
      (best, row) => (best === undefined || off(row) < off(best) ? row : best),
      undefined,
    );
}

const withWidth: Accompany = (value, context) => {
  const { values, channels = [] } = context;
  const width = Number(value);
  if (isAutoWidth(width) || !accessPoint(context, [])) return NOTHING;
  const standard = values.get(STANDARD) ?? '';
  const edits = new Map<string, string>();
  if (isStandard11ac(standard)) edits.set(STANDARD, standard11ac(width) ?? standard);
  const control = Number(values.get(CONTROL) ?? '');
  const row =
    control > 0 ? nearestRow(channels, width, control, Number(values.get(CENTER)) || control) : undefined;
  if (row !== undefined) {
    if (row.control !== control) edits.set(CONTROL, String(row.control));
    if (values.has(CENTER)) edits.set(CENTER, String(row.center));
  }
  return edits;
};

const withFrequency: Accompany = (value, { values, channels = [] }) => {
  if (!values.has(CENTER)) return NOTHING;
  const control = Number(value);
  if (control === 0) return new Map([[CENTER, '0']]);
  const width = Number(values.get(WIDTH) ?? '');
  const row = channels.find(candidate => candidate.control === control && candidate.bw === width);
  return row === undefined ? NOTHING : new Map([[CENTER, String(row.center)]]);
};

const NETWORK = 'wpasupplicant.profile.1.network.1';

const LEADING = ['aaa.status', 'aaa.1.status'] as const;

const JOINING = ['wpasupplicant.status', 'wpasupplicant.device.1.status'] as const;

/** An access point keeps its encryption in `aaa`, a station in `wpasupplicant`. §config.wireless. */
const withMode: Accompany = (value, { values }) => {
  const [on, off] = value === 'master' ? [LEADING, JOINING] : [JOINING, LEADING];
  const secured = values.get(LEADING[0]) === 'enabled' || values.get(JOINING[0]) === 'enabled';
  if (!secured) return NOTHING;
  return new Map([
    ...on.map(key => [key, 'enabled'] as const),
    ...off.filter(key => values.has(key)).map(key => [key, 'disabled'] as const),
    ...(value === 'managed' ? [[`${NETWORK}.status`, 'enabled'] as const] : []),
  ]);
};

/** Encryption is on only where its entry is too: a configuration may hold the switch of the section alone. */
const withAccessPointSecurity: Accompany = (value, { values }) =>
  value === 'enabled' && !values.has(LEADING[1]) ? new Map([[LEADING[1], value]]) : NOTHING;

/** The station's part of the encryption is switched in three places. */
const withStationSecurity: Accompany = value => new Map([[JOINING[1], value]]);

/** Name and password are read only where EAP itself is on. */
const withStationMethod: Accompany = (value, { values }) => {
  const key = `${NETWORK}.eap.1.status`;
  const wanted = value === 'WPA-EAP' ? 'enabled' : 'disabled';
  return wanted === 'enabled' || values.has(key) ? new Map([[key, wanted]]) : NOTHING;
};

/**
 * Distance and ACK timeout are one setting: each moves the other, within the limits of the board. §facts.distance. A
 * versioned device has no ACK timeout.
 */
const withDistance: Accompany = (value, context) => {
  if (!context.values.has(ACK)) return NOTHING;
  const { min, max } = ackTimeoutMicroseconds(context, []);
  const wait = Math.ceil(ackForDistance(Number(value)));
  return Number.isFinite(wait) ? new Map([[ACK, String(Math.min(max, Math.max(min, wait)))]]) : NOTHING;
};

const withAckTimeout: Accompany = (value, context) => {
  const { min, max } = distanceMetres(context, []);
  const metres = Math.floor(distanceForAck(Number(value)));
  return Number.isFinite(metres)
    ? new Map([[DISTANCE, String(Math.min(max, Math.max(min, metres)))]])
    : NOTHING;
};

const ACCESS_POLICY = 'wireless.1.mac_acl.policy';

/**
 * Devices come with the policy that allows listed stations only: with an empty list, that disconnects all of them. An
 * empty list is switched on denying the listed stations, and off with the policy that devices come with.
 */
const withAccessList: Accompany = (value, { values }) => {
  const isEmpty = ![...values.keys()].some(key => /^wireless\.1\.mac_acl\.\d/.test(key));
  return isEmpty ? new Map([[ACCESS_POLICY, value === 'enabled' ? 'deny' : 'allow']]) : NOTHING;
};

/** The DHCP server of an interface keeps its hosts in the subnet of that interface. */
const withAddress =
  (leaf: 'ip' | 'netmask'): Accompany =>
  (value, { values }, { indexes: [index] = [], before = values, stored = before }) => {
    const at = (from: ReadonlyMap<string, string>) => ({
      ip: from.get(`netconf.${index}.ip`) ?? '',
      netmask: from.get(`netconf.${index}.netmask`) ?? '',
    });
    const devname = values.get(`netconf.${index}.devname`) ?? '';
    const change = { stored: at(stored), before: at(before), after: { ...at(values), [leaf]: value } };
    return dhcpServerFollows(values, devname, change, stored);
  };

const BY_SETTING: Readonly<Partial<Record<SettingId, Accompany>>> = {
  'radio.channelWidth': withWidth,
  'radio.frequency': withFrequency,
  'radio.distance': withDistance,
  'radio.ackTimeout': withAckTimeout,
  'radio.mode': withMode,
  'security.accessPoint': withAccessPointSecurity,
  'security.station': withStationSecurity,
  'security.stationMethod': withStationMethod,
  'wireless.accessList': withAccessList,
  'interface.address': withAddress('ip'),
  'interface.netmask': withAddress('netmask'),
  'time.zone': (value, { values }) => withTimeZone(value, values),
};
