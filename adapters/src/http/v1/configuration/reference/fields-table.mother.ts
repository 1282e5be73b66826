import { findSetting } from '@radiolink/domain/settings';
import { DEVICE_FIELDS, type FieldUse } from './device-fields.mother.ts';

/** One row: a field of an object, and where it is set or why it is not. */
export interface FieldRow {
  readonly object: string;
  readonly field: string;
  readonly setting: string;
  readonly page: string;
  readonly reason: string;
}

const HEAD = ['Object', 'Field', 'Setting', 'Page', 'Reason'] as const;
const INTRODUCTION = [
  '# Fields of the whole objects of the versioned API',
  '',
  'Every field of `/services`, `/system`, `/system/airos/configuration` and `/system/airmax/configuration/*`: the setting and',
  'the page that set it, or why none does. A test compares it with what devices of the virtual radio answer, and keeps it',
  'equal to its table (`UPDATE_DOCS=1` renews it). What no page sets is written back as the device sent it.',
];

/** The rows in the order of the objects. */
export function fieldRows(): readonly FieldRow[] {
  return Object.entries(DEVICE_FIELDS).flatMap(([object, fields]) =>
    Object.entries(fields).map(([field, use]) => ({ object, field, ...usedBy(use) })),
  );
}

function usedBy(use: FieldUse): Pick<FieldRow, 'setting' | 'page' | 'reason'> {
  if ('why' in use) return { setting: 'none', page: 'none', reason: use.why };
  if ('page' in use) return { setting: 'more than one', page: use.page, reason: use.note };
  const found = findSetting(use.key.replaceAll(/\{\w\}/g, '1'))?.descriptor;
  return {
    setting: found === undefined ? `\`${use.key}\`` : found.name,
    page: found?.page ?? 'none: it has no form',
    reason: use.note ?? 'The setting writes it',
  };
}

/** The reference as a Markdown document. */
export function fieldsTable(): string {
  const rows = fieldRows().map(({ object, field, setting, page, reason }) =>
    row([`\`${object}\``, `\`${field}\``, setting, page, reason]),
  );
  return `${[...INTRODUCTION, '', row(HEAD), row(HEAD.map(() => '---')), ...rows].join('\n')}\n`;
}

const row = (cells: readonly string[]): string =>
  `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
