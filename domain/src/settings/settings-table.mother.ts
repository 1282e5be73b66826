import { allowedOf } from './finding.ts';
import { type Setting, settingsCatalogue } from './catalogue.ts';
import { inEnglish } from './english.ts';
import type { Choice } from './setting.ts';
import type { SettingsPage } from './settings-groups.ts';
import { settingsContext } from './settings-context.ts';

const PAGES: readonly { page: SettingsPage; title: string }[] = [
  { page: 'wireless', title: 'Wireless' },
  { page: 'network', title: 'Network' },
  { page: 'services', title: 'Services' },
  { page: 'system', title: 'System' },
];

const HEAD = ['Setting', 'Key', 'Takes', 'Default', 'Unit', 'Level', 'Risk', 'Id'];
const INTRODUCTION = [
  '# Settings',
  '',
  'Every item of a device configuration that this software supports. Written from the descriptors in',
  '`domain/src/settings`; a test keeps it equal to them (`UPDATE_DOCS=1` renews it).',
  '`{n}` and `{m}` in a key are numbers from 1; a second key is written with the first. Internal settings are stored and checked, and have no form.',
];

const nothingKnown = settingsContext(new Map());

/** The whole catalogue as a Markdown document, one table for each group of each page. */
export function settingsTable(): string {
  const pages = PAGES.flatMap(({ page, title }) => {
    const settings = settingsCatalogue.filter(setting => setting.page === page);
    const groups = [...new Set(settings.map(setting => setting.group))];
    return [
      '',
      `## ${title}`,
      ...groups.flatMap(group =>
        groupTable(
          group,
          settings.filter(setting => setting.group === group),
        ),
      ),
    ];
  });
  return `${[...INTRODUCTION, ...pages].join('\n')}\n`;
}

function groupTable(group: string, settings: readonly Setting[]): readonly string[] {
  return ['', `### ${group}`, '', row(HEAD), row(HEAD.map(() => '---')), ...settings.map(settingRow)];
}

function settingRow(setting: Setting): string {
  return row([
    [`**${setting.name}**`, ...(setting.help === '' ? [] : [setting.help]), ...furtherWords(setting)].join(
      '<br>',
    ),
    [setting.key, ...setting.mirrors].map(code).join('<br>'),
    takes(setting),
    setting.default === undefined ? '' : code(setting.default),
    setting.unit ?? '',
    setting.level,
    setting.risk,
    code(setting.id),
  ]);
}

function furtherWords({ keywords }: Setting): readonly string[] {
  return keywords === '' ? [] : [`Also found as: ${keywords}`];
}

function takes(setting: Setting): string {
  const offered = setting.choices?.(nothingKnown, []);
  if (offered !== undefined) return choiceWords(offered, setting.open ?? false);
  const allowed = allowedOf(setting, nothingKnown, []);
  return allowed ? inEnglish(allowed) : kindWords(setting);
}

function choiceWords(offered: readonly Choice[], open: boolean): string {
  const list = offered.map(({ value, label }) => `${code(value)} ${label}`);
  return [...list, ...(open ? ['others exist'] : [])].join('<br>');
}

function kindWords({ kind, source }: Setting): string {
  return source === undefined ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}` : `One of the ${source}`;
}

const code = (text: string): string => `\`${text}\``;
const row = (cells: readonly string[]): string =>
  `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
