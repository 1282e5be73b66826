import { settingById, type SettingId } from '@radiolink/domain/settings';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../i18n/index.ts';
import { fieldRoom } from './controls/field-room.ts';
import type { EntryProps } from './entry-frame.tsx';
import { EntryRow } from './entry-row.tsx';
import styles from './entry-table.module.css';
import type { OwnFields } from './settings-layout.ts';
import type { ShownEntry } from './shown-sections.ts';

export interface EntryTableProps extends Omit<EntryProps, 'shown' | 'isNew'> {
  readonly entries: readonly ShownEntry[];
  /** Number of the entry that was just added. */
  readonly added: number | undefined;
  /** Adds an entry; undefined where none can be added. */
  readonly onAdd: (() => void) | undefined;
}

/** Widths of columns by their values, px: a switch, a choice, a text without a limit, what stands at the ends of a row. */
const SWITCH_PX = 62;
const CHOICE_PX = 160;
const TEXT_CHARACTERS = 18;
const CHARACTER_PX = 8.6;
const FRAME_PX = 38;
const GRIP_PX = 34;
const NAME_PX = 110;
const END_PX = 190;

/** Room of a column; a switch that the page draws in its own way is a choice. */
function widthOf(id: SettingId, own: OwnFields): number {
  const setting = settingById(id);
  const { kind, choices, source } = setting;
  if (kind === 'switch') return own[id] === undefined ? SWITCH_PX : CHOICE_PX;
  if (choices !== undefined || source !== undefined) return CHOICE_PX;
  const room = Math.min(TEXT_CHARACTERS, fieldRoom(setting) ?? TEXT_CHARACTERS);
  return Math.max(room * CHARACTER_PX, setting.unit === undefined ? 0 : FRAME_PX * 2) + FRAME_PX;
}

/**
 * Entries as a table that is edited in place. Enter commits as leaving does, and in the last row, if it is valid, also adds
 * one. decided.md row 49. The arrows up and down change the row; left and right stay in the text.
 */
export function EntryTable({ entries, added, onAdd, ...list }: EntryTableProps) {
  const t = useText();
  const { columns: all = [], named = false } = list.place.words;
  const columns = all.filter(id => entries.some(({ settings }) => settings.includes(id)));
  const roomOf = (id: SettingId): number => widthOf(id, list.own);
  const edge = named ? NAME_PX : GRIP_PX;
  const whole = columns.reduce((sum, id) => sum + roomOf(id), edge + END_PX);
  const share = (px: number) => ({ inlineSize: `${(100 * px) / whole}%` });
  const table = useRef<HTMLTableElement>(null);
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const control = event.target;
    if (!(control instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = control.closest('tbody');
    const column = control.closest<HTMLElement>('td[data-column]');
    if (row === null || column === null) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const next = event.key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling;
      next
        ?.querySelector<HTMLElement>(
          `td[data-column="${CSS.escape(column.dataset['column'] ?? '')}"] :is(input, select)`,
        )
        ?.focus();
    }
    if (event.key === 'Enter' && control.type !== 'checkbox' && row.nextElementSibling === null)
      // The field has been left by now; its rule is asked before the next picture.
      requestAnimationFrame(() => {
        const isValid = row.querySelector('[aria-invalid="true"]') === null;
        if (isValid && row.dataset['complete'] === 'true') onAdd?.();
      });
  });
  useEffect(() => {
    const own = table.current;
    const onKeyDown = (event: KeyboardEvent): void => pressed(event);
    own?.addEventListener('keydown', onKeyDown);
    return () => own?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <table ref={table} className={styles.table} style={{ maxInlineSize: `${whole}px` }}>
      <thead>
        <tr>
          <th style={share(edge)}>
            <span className={styles.spoken}>{t('Name')}</span>
          </th>
          {columns.map(id => {
            const { label, help } = settingById(id);
            return (
              <th key={id} scope="col" title={t(help)} style={share(roomOf(id))}>
                {t(label)}
              </th>
            );
          })}
          <th style={share(END_PX)}>
            <span className={styles.spoken}>{t('Details')}</span>
          </th>
        </tr>
      </thead>
      {entries.map(entry => (
        <EntryRow
          key={entry.indexes.at(-1)}
          {...list}
          shown={entry}
          columns={columns}
          isNew={entry.indexes.at(-1) === added}
        />
      ))}
    </table>
  );
}
