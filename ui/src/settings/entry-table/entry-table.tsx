import { fillKey, settingById, type SettingId } from '@radiolink/domain/settings';
import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { type EntryTableProps, fieldRoom, type OwnFields, type ShownEntry } from '../index.ts';
import { EntryRow } from './entry-row.tsx';
import styles from './entry-table.module.css';
import typography from '../../theme/typography.module.css';

/** Widths of columns by their values, px: a switch, a choice, a text without a limit, what stands at the ends of a row. */
const SWITCH_PX = 76;
const CHOICE_PX = 160;
/** Speeds of a port, with their duplex. */
const OWN_CHOICE_PX = 220;
const TEXT_CHARACTERS = 18;
const CHARACTER_PX = 8.6;
const FRAME_PX = 38;
/** The same with a unit at the end of the field. */
const UNIT_FRAME_PX = 74;
const GRIP_PX = 34;
const NAME_PX = 140;
const END_PX = 190;

/** Room of a column; a switch that the page draws in its own way is a choice. */
function widthOf(id: SettingId, own: OwnFields): number {
  const setting = settingById(id);
  const { kind, choices, source } = setting;
  if (kind === 'switch') return own[id] === undefined ? SWITCH_PX : OWN_CHOICE_PX;
  if (choices !== undefined || source !== undefined) return CHOICE_PX;
  const room = Math.min(TEXT_CHARACTERS, fieldRoom(setting) ?? TEXT_CHARACTERS);
  return room * CHARACTER_PX + (setting.unit === undefined ? FRAME_PX : UNIT_FRAME_PX);
}

/** The keys of the fields of a row. */
const keysIn = (row: HTMLElement): readonly string[] =>
  [...row.querySelectorAll<HTMLElement>('[data-setting][data-key]')].map(
    ({ dataset }) => dataset['key'] ?? '',
  );

/**
 * Entries as a table that is edited in place. Enter commits as leaving does, and in the last row, if it is valid, also adds
 * one. reading 49. The arrows up and down change the row; left and right stay in the text.
 */
export function EntryTable({ entries, added, onAdd, ...list }: EntryTableProps) {
  const t = useText();
  const { columns: all = [], heads, named = false } = list.place.words;
  const columns = all.filter(id =>
    entries.some(
      ({ settings, drawnElsewhere }) =>
        settings.includes(id) || (settingById(id).kind !== 'secret' && drawnElsewhere.includes(id)),
    ),
  );
  const roomOf = (id: SettingId): number => widthOf(id, list.own);
  const edge = named ? NAME_PX : GRIP_PX;
  const whole = columns.reduce((sum, id) => sum + roomOf(id), edge + END_PX);
  const share = (px: number) => ({ inlineSize: `${(100 * px) / whole}%` });
  const checkFields = useUnitsOf(SettingsContextModel, 'checkFieldsFx');
  /** The entry that was found incomplete: it says all that is missing. */
  const [checked, setChecked] = useState<string>();
  const entryOf = ({ indexes }: ShownEntry): string =>
    `${fillKey(list.place.path, indexes)}.${indexes.at(-1)}`;
  // Its number may be that of a new entry later.
  if (checked !== undefined && !entries.some(entry => entryOf(entry) === checked)) setChecked(undefined);
  const table = useRef<HTMLTableElement>(null);
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const control = event.target;
    if (!(control instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = control.closest('tbody');
    const column = control.closest<HTMLElement>('td[data-column]');
    // The table of an entry's own list stands in the details of its row.
    if (row === null || column === null || row.parentElement !== table.current) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const next = event.key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling;
      next
        ?.querySelector<HTMLElement>(
          `td[data-column="${CSS.escape(column.dataset['column'] ?? '')}"] :is(input, select)`,
        )
        ?.focus();
    }
    const isLast = row.nextElementSibling === null;
    if (event.key === 'Enter' && control.type !== 'checkbox' && isLast && onAdd !== undefined) {
      // The focus moves to the new row before the key is released: a choice there would open by it.
      event.preventDefault();
      // Left first: what was typed is judged with the rest of its row, which says what is missing.
      control.blur();
      void checkFields(keysIn(row)).then(isValid => {
        setChecked(isValid ? undefined : row.dataset['entry']);
        return isValid ? onAdd() : control.focus();
      });
    }
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
            <span className={typography.spoken}>{t('Name')}</span>
          </th>
          {columns.map(id => {
            const { label, help } = settingById(heads?.[id] ?? id);
            return (
              <th key={id} scope="col" title={help === '' ? undefined : t(help)} style={share(roomOf(id))}>
                {t(label)}
              </th>
            );
          })}
          <th style={share(END_PX)}>
            <span className={typography.spoken}>{t('Details')}</span>
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
          isChecked={checked === entryOf(entry)}
        />
      ))}
    </table>
  );
}
