import { findSetting, type Setting, settingsCatalogue } from '@radiolink/domain/settings';
import { FINDING, LINES } from './lines.mother.ts';

/** One row: what becomes of a line on a device with the versioned interface alone. */
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
  '# Settings in the versioned interface',
  '',
  'Every setting, and where a device with the versioned interface alone keeps it. Written from the table that the mapping in',
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
  if (key.startsWith('users.')) return 'accounts have calls of their own: `/system/users`';
  return FINDING.test(key)
    ? 'the mapping finds its entry by it'
    : 'no object of the interface has a place for it';
}

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
