import type { ConfigChanges } from '../../configuration/config-edit.ts';
import type { FaultFacts, SettingsContext } from '../settings-context.ts';
import { completeChanges } from '../complete-changes.ts';

/** What both ends of a link agree on; what is not to change is missing. */
export interface LinkAgreement {
  readonly ssid?: string | undefined;
  /** The pre-shared key. */
  readonly key?: string | undefined;
  readonly widthMhz?: number | undefined;
  /** Control frequency of the access point. */
  readonly frequencyMhz?: number | undefined;
  /** A point-to-point link; else one of an access point for several stations. */
  readonly isPtp?: boolean | undefined;
}

/** What one end of a link has of an agreement; undefined for what the other end sets, or what is missing. */
export interface LinkValues {
  readonly ssid: string | undefined;
  readonly key: string | undefined;
  readonly widthMhz: number | undefined;
  readonly frequencyMhz: number | undefined;
  readonly isPtp: boolean;
}

/** What one end of a link has of an agreement, by its configuration. */
export function linkValues(values: ReadonlyMap<string, string>): LinkValues {
  const megahertz = (name: string) => Number(values.get(name)) || undefined;
  return {
    ssid: values.get('wireless.1.ssid'),
    key: values.get(KEY_OF[isAccessPointIn(values) ? 'access point' : 'station']),
    widthMhz: megahertz(WIDTH),
    frequencyMhz: megahertz(FREQUENCY),
    isPtp: values.get(PTP) === '1',
  };
}

const WIDTH = 'radio.1.chanbw';
const FREQUENCY = 'radio.1.freq';
const PTP = 'radio.1.ptpmode';
const SCAN_LIST = 'radio.1.scan_list';
const KEY_OF = { 'access point': 'aaa.1.wpa.psk', station: 'wpasupplicant.profile.1.network.1.psk' } as const;

/**
 * The changes of one end that make it part of an agreement. A station follows its access point to a channel: its own
 * frequency and width change only where it has any, and its scan list where that lacks the frequency. §config.wireless.
 */
export function linkEdits(
  { ssid, key, widthMhz, frequencyMhz, isPtp }: LinkAgreement,
  values: ReadonlyMap<string, string>,
  facts: FaultFacts = {},
): ConfigChanges {
  const isAccessPoint = isAccessPointIn(values);
  const isOwn = (name: string): boolean => isAccessPoint || Number(values.get(name) ?? '') > 0;
  const edits = new Map<string, string>();
  if (ssid !== undefined) edits.set('wireless.1.ssid', ssid);
  if (key !== undefined) edits.set(KEY_OF[isAccessPoint ? 'access point' : 'station'], key);
  if (isPtp !== undefined && values.has(PTP)) edits.set(PTP, isPtp ? '1' : '0');
  if (widthMhz !== undefined && isOwn(WIDTH)) edits.set(WIDTH, String(widthMhz));
  if (frequencyMhz !== undefined) {
    if (isOwn(FREQUENCY)) edits.set(FREQUENCY, String(frequencyMhz));
    const listed = listedFrequencies(values);
    if (!isAccessPoint && listed !== undefined && !listed.includes(String(frequencyMhz)))
      edits.set(`${SCAN_LIST}.channels`, [...listed, frequencyMhz].join(','));
  }
  return completeChanges(edits, values, facts);
}

const isAccessPointIn = (values: ReadonlyMap<string, string>): boolean =>
  values.get('radio.1.mode') === 'master';

/** Where a station looks for its access point; undefined for everywhere. */
function listedFrequencies(values: ReadonlyMap<string, string>): readonly string[] | undefined {
  if (values.get(`${SCAN_LIST}.status`) !== 'enabled') return undefined;
  return (values.get(`${SCAN_LIST}.channels`) ?? '')
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '');
}

/** A station as an access list names it. */
export interface ListedStation {
  /** With colons, in either case. */
  readonly mac: string;
  /** Its hostname; the comment of its entry. */
  readonly name?: string | undefined;
}

const LIST = 'wireless.1.mac_acl';
const ENTRY = /^wireless\.1\.mac_acl\.(\d+)\./;

/** The edits by which the MAC access list names every one of these stations; those that it names already stay as they are. */
export function accessListEdits(
  stations: readonly ListedStation[],
  { values }: Pick<SettingsContext, 'values'>,
): ConfigChanges {
  const numbers = [...values.keys()].map(key => Number(ENTRY.exec(key)?.[1] ?? 0));
  const listed = new Set(numbers.map(number => (values.get(`${LIST}.${number}.mac`) ?? '').toUpperCase()));
  let last = Math.max(0, ...numbers);
  const edits = new Map<string, string>();
  for (const { mac, name } of stations) {
    if (mac === '' || listed.has(mac.toUpperCase())) continue;
    listed.add(mac.toUpperCase());
    last += 1;
    edits.set(`${LIST}.${last}.mac`, mac.toUpperCase());
    if (name !== undefined && name !== '') edits.set(`${LIST}.${last}.comment`, name);
    edits.set(`${LIST}.${last}.status`, 'enabled');
  }
  return edits;
}
