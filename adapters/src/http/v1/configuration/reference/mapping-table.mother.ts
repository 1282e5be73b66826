import { findSetting, type Setting, settingsCatalogue } from '@radiolink/domain/settings';
import { DEVICE_FIELDS } from './device-fields.mother.ts';
import { FINDING, LINES } from './lines.mother.ts';

/** One row: what becomes of a line on a device with the versioned API alone. */
export interface MappingRow {
  readonly setting: string;
  readonly key: string;
  readonly path: string;
  readonly read: string;
  readonly write: string;
  readonly lossless: string;
  readonly reason: string;
}

const HEAD: Readonly<Record<keyof MappingRow, string>> = {
  setting: 'Setting',
  key: 'Classic key',
  path: 'Versioned path',
  read: 'Read',
  write: 'Write',
  lossless: 'Lossless',
  reason: 'Reason',
};
const COLUMNS = ['setting', 'key', 'path', 'read', 'write', 'lossless', 'reason'] as const;
const CONFIGURATION = '/system/airos/configuration';
const INTRODUCTION = [
  '# Settings in the versioned API',
  '',
  'Every setting, and where a device with the versioned API alone keeps it. Written from the table that the mapping in',
  '`adapters/src/http/v1/configuration` is compared with for 1,000 random configurations; a test keeps it equal to that table',
  '(`UPDATE_DOCS=1` renews it). Such a device has no place for a setting without a versioned path.',
];

/** The rows in the order of the settings; lines that no setting describes come last. */
export function mappingRows(): readonly MappingRow[] {
  const carried = [...LINES.keys()].map(key => ({ key, id: findSetting(key)?.descriptor.id }));
  const known = settingsCatalogue.flatMap(setting => {
    const keys = carried.filter(({ id }) => id === setting.id).map(({ key }) => key);
    return keys.length > 0 ? keys.map(key => carriedRow(key, setting.name)) : absentRow(setting);
  });
  const others = carried.filter(({ id }) => id === undefined);
  return [...known, ...others.map(({ key }) => carriedRow(key, 'none: it has no form'))];
}

function carriedRow(key: string, setting: string): MappingRow {
  const line = LINES.get(key);
  const loss = line?.loss;
  return {
    setting,
    key: code(key),
    path: code(routeOf(line?.at ?? '')),
    read: 'yes',
    write: 'yes',
    lossless: loss === undefined ? 'yes' : 'no',
    reason: loss ?? 'each value returns as written',
  };
}

function absentRow({ name, key }: Setting): MappingRow {
  const reason = whyAbsent(key);
  return { setting: name, key: code(key), path: 'none', read: 'no', write: 'no', lossless: 'no', reason };
}

function whyAbsent(key: string): string {
  const source = settingsCatalogue.find(({ mirrors }) => mirrors.includes(key));
  if (source !== undefined) return `repeats ${code(source.key)}, and is written with it`;
  if (FINDING.test(key)) return 'the mapping finds its entry by it';
  const [, reason] = UNWRITTEN.find(([keys]) => keys.test(key)) ?? [];
  if (reason !== undefined) return reason;
  const airmax = airmaxPlace(key);
  return airmax === undefined
    ? 'no object of the interface has a place for it'
    : `${code(airmax)} alone has a place for it, which is of airMAX devices`;
}

const NO_VALUES = 'its values are in no public reference';
/** Lines that the interface has a place for, and why it is not written. `§v1.login, §v1.device, §v1.configuration, §v1.interfaces. */
const UNWRITTEN: readonly (readonly [keys: RegExp, reason: string])[] = [
  [/^users\./, 'accounts have calls of their own: `/system/users`'],
  [/^sshd\.auth\.key\./, '`/system/users` lists keys: no reference says how one is written'],
  [
    /^(netconf\.\{n\}\.ip6|dhcp6c)\./,
    `\`${CONFIGURATION} network.interfaces.data.ipv6\` has a place for it: ${NO_VALUES}`,
  ],
  [
    /^netconf\.\{n\}\.hwaddr\./,
    `\`/interfaces identification.macOverride\` has a place for it: ${NO_VALUES}`,
  ],
  [
    /^netconf\.\{n\}\.alias\./,
    '`/interfaces addresses` lists addresses: no reference says that a radio takes one',
  ],
  [/^system\.poe_passthrough$/, `\`/interfaces ethernet.poe\` has a place for it: ${NO_VALUES}`],
  [
    /^radio\.1\.antenna\.id$/,
    '`antenna` of a radio has a place for it: the names of antennas are in no public reference',
  ],
  [/^radio\.1\.txfreq$/, '`frequency.tx` repeats the control frequency, and is written with it'],
  [/^wireless\.1\.security(\.psk)?$/, '`encryption` of a radio has one place, which WPA2 and its key write'],
  [
    /^aaa\.1\.wpa\.(mode|key\.1\.mgmt)$|network\.1\.key_mgmt\.1\.name$/,
    '`encryption.type` of a radio has a place for it: no public reference has another value than `wpa2-psk`',
  ],
];

/** Where the objects of airMAX devices hold a setting. */
function airmaxPlace(key: string): string | undefined {
  const id = findSetting(concrete(key))?.descriptor.id;
  for (const [object, fields] of Object.entries(DEVICE_FIELDS)) {
    if (!object.startsWith('/system/airmax/')) continue;
    const found = Object.entries(fields).find(([, use]) => {
      if ('keys' in use && use.keys !== undefined) return key.startsWith(use.keys);
      return 'key' in use && id !== undefined && findSetting(concrete(use.key))?.descriptor.id === id;
    });
    if (found !== undefined) return `${object} ${found[0]}`;
  }
  return undefined;
}

const concrete = (key: string): string => key.replaceAll(/\{\w\}/g, '1');

/** A place with its route: `services` has one of its own. */
function routeOf(at: string): string {
  const [object = '', ...names] = at.split('.');
  if (object.startsWith('/')) return [object, names.join('.')].join(' ');
  return object === 'services' ? `/services ${names.join('.')}` : `${CONFIGURATION} ${at}`;
}

/** The reference as a Markdown document. */
export function mappingTable(): string {
  const head = [row(COLUMNS.map(column => HEAD[column])), row(COLUMNS.map(() => '---'))];
  const rows = mappingRows().map(entry => row(COLUMNS.map(column => entry[column])));
  return `${[...INTRODUCTION, '', ...head, ...rows].join('\n')}\n`;
}

const code = (text: string): string => `\`${text}\``;
const row = (cells: readonly string[]): string =>
  `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
