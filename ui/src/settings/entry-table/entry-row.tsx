import { fillKey, settingById, type SettingId } from '@radiolink/domain/settings';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames, ForeignText, StateShape, VisuallyHidden, Button } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import {
  CellContext,
  type CellShellProps,
  EntryFields,
  EntryGrip,
  entryHeading,
  shortEntryName,
  type EntryProps,
  JudgedFieldsContext,
  PlacedField,
  useJudgedFields,
  useFirstFocus,
  useReadOnly,
  useSettingsScope,
  type EntryActionsProps,
  useEntryActions,
} from '../index.ts';
import { EntryMark } from './entry-mark.tsx';
import styles from './entry-table.module.css';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import typography from '../../theme/typography.module.css';
import tones from '../../theme/tones.module.css';

/** Actions on an entry as pictures, at the end of its row. A list of one has no order. */
function RowActions({ name, ordered, ...entry }: EntryActionsProps) {
  const t = useText();
  const { remove, up, down } = useEntryActions(entry);
  return (
    <>
      {ordered && entry.numbers.length > 1 && (
        <>
          <Button
            look="quiet"
            className={styles.icon}
            data-move="up"
            aria-label={t('Move up: {name}', { name })}
            disabled={up === undefined}
            onClick={({ currentTarget }) => up?.(currentTarget)}
          >
            <ArrowUp size={17} aria-hidden="true" />
          </Button>
          <Button
            look="quiet"
            className={styles.icon}
            data-move="down"
            aria-label={t('Move down: {name}', { name })}
            disabled={down === undefined}
            onClick={({ currentTarget }) => down?.(currentTarget)}
          >
            <ArrowDown size={17} aria-hidden="true" />
          </Button>
        </>
      )}
      <Button
        look="quiet"
        className={styles.icon}
        aria-label={t('Remove {name}', { name })}
        onClick={({ currentTarget }) => remove(currentTarget)}
      >
        <Trash size={17} aria-hidden="true" />
      </Button>
    </>
  );
}

export interface EntryRowProps extends EntryProps {
  readonly columns: readonly SettingId[];
  /** It was found incomplete, and says all that is missing. */
  readonly isChecked: boolean;
}

/** An entry as a row: its cells, what is wrong with them under it, and the settings that are rarely needed. */
export function EntryRow(props: EntryRowProps) {
  const { shown, place, numbers, own, isNew, onMoved, columns, isChecked, List } = props;
  const { indexes, settings, drawnElsewhere, lists } = shown;
  const t = useText();
  const readOnly = useReadOnly();
  const details = useId();
  const [open, setOpen] = useState(place.words.opened ?? false);
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  const number = indexes.at(-1) ?? 0;
  const path = fillKey(place.path, indexes);
  const { made, named = false } = place.words;
  const name = useSettingsScope(({ context }) => entryHeading(place, indexes, context.values, t));
  const short = useSettingsScope(({ context }) => shortEntryName(place, indexes, context.values));
  const row = useRef<HTMLTableSectionElement>(null);
  useFirstFocus(row, isNew);
  const judged = useJudgedFields(row, `${path}.${number}`, isNew);
  const rest = settings.filter(id => !columns.includes(id) && own[id] !== null);
  const hasDetails = rest.length > 0 || lists.length > 0;
  const width = columns.length + 2;
  return (
    <JudgedFieldsContext value={isChecked ? 'all' : judged}>
      <tbody ref={row} className={styles.entry} data-entry={`${path}.${number}`} data-name={name}>
        <tr>
          <th scope="row" className={styles.name} data-named={named ? '' : undefined}>
            <EntryGrip
              path={path}
              number={number}
              numbers={numbers}
              isMoved={made?.ordered === true}
              onMoved={onMoved}
            />
            {named ? <bdi>{short}</bdi> : <span className={typography.spoken}>{name}</span>}
          </th>
          <CellContext value={{ notes, Shell: CellShell }}>
            {columns.map(id => (
              <td key={id} data-column={id}>
                {settings.includes(id) ? (
                  <PlacedField id={id} indexes={indexes} Own={own[id]} />
                ) : (
                  drawnElsewhere.includes(id) && <ValueElsewhere id={id} indexes={indexes} />
                )}
              </td>
            ))}
          </CellContext>
          <td className={typography.unbroken}>
            <div className={styles.actions}>
              <EntryMark entry={`${path}.${number}`} name={name} />
              <span className={styles.icons}>
                {made !== undefined && !readOnly && (
                  <RowActions
                    name={name}
                    path={path}
                    number={number}
                    numbers={numbers}
                    ordered={made.ordered ?? false}
                    onMoved={onMoved}
                  />
                )}
                {hasDetails && (
                  <button
                    type="button"
                    className={styles.icon}
                    aria-expanded={open}
                    aria-controls={details}
                    aria-label={t('Show {name}', { name })}
                    onClick={() => setOpen(!open)}
                  >
                    <ChevronDown size={16} aria-hidden="true" />
                  </button>
                )}
              </span>
            </div>
          </td>
        </tr>
        <tr className={styles.notes}>
          <td colSpan={width} aria-label={name}>
            <div ref={setNotes} />
          </td>
        </tr>
        {hasDetails && (
          <tr id={details} data-details hidden={!open}>
            <td colSpan={width} className={styles.details}>
              <EntryFields settings={rest} lists={lists} indexes={indexes} own={own} List={List} />
            </td>
          </tr>
        )}
      </tbody>
    </JudgedFieldsContext>
  );
}

/**
 * The value of a setting whose field stands in another section, as a link to it: what makes the entry known has no field in its
 * row. Without a value it is the way to enter one.
 */
function ValueElsewhere({ id, indexes }: { readonly id: SettingId; readonly indexes: readonly number[] }) {
  const { key, kind, page } = settingById(id);
  const filled = fillKey(key, indexes);
  const t = useText();
  const value = useSettingsScope(({ context }) => context.values.get(filled)) ?? '';
  if (kind === 'secret') return null;
  return (
    <a className={styles.elsewhere} href={`#/${page}/${filled}`}>
      {value === '' ? t('Not set') : <ForeignText>{value}</ForeignText>}
    </a>
  );
}

/** A field as a cell: its control alone, its label for screen readers, and what is wrong with it under the row. */
function CellShell({ row, placed: { setting }, field, names, id, notes, children }: CellShellProps) {
  const t = useText();
  const label = t(setting.label);
  return (
    <div
      className={styles.cell}
      data-setting={names?.own ?? setting.id}
      data-key={field.key}
      data-also={names?.also.join(' ')}
      data-changed={field.changed ? '' : undefined}
    >
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      {children}
      {row.notes !== null &&
        createPortal(
          <div id={notes} aria-live="polite">
            {field.problem === undefined && setting.help !== '' && (
              <VisuallyHidden>{t(setting.help)}</VisuallyHidden>
            )}
            {field.problem !== undefined && (
              <span className={classNames(styles.remark, tones.bad)}>
                <StateShape tone="bad" size={11} />
                <span>
                  {label}: {t(field.problem)}
                </span>
              </span>
            )}
            {field.problem === undefined && field.remark !== undefined && (
              <span className={classNames(styles.remark, tones.warn)}>
                <StateShape tone="warn" size={11} />
                <span>
                  {label}: {t(field.remark)}
                </span>
              </span>
            )}
          </div>,
          row.notes,
        )}
    </div>
  );
}
