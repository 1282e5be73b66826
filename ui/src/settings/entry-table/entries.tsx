import { useMedia } from '../../components/use-media.ts';
import {
  type EntryTableProps,
  EntryFrame,
  entryHeading,
  shortEntryName,
  type EntryProps,
  targetOfHash,
  useSettingsScope,
  useFormatValue,
} from '../index.ts';
import { EntryTable } from './entry-table.tsx';
import { findSetting, fillKey, settingById, type SettingId } from '@radiolink/domain/settings';
import { Fragment, useState } from 'react';
import { classNames, Button, Dialog } from '../../components/index.ts';
import { isCovered } from '../../components/commands/key-place.ts';
import { useHash } from '../../components/use-hash.ts';
import { useText } from '../../i18n/use-text.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { EntryMark } from './entry-mark.tsx';
import styles from './entry-table.module.css';
import typography from '../../theme/typography.module.css';

/** Values that the row of an entry shows without being opened. */
const SHOWN_VALUES = 4;

interface ShownValue {
  readonly id: SettingId;
  /** Of a figure, which says nothing without it. */
  readonly label?: string | undefined;
  readonly words: string;
}

/** An entry on a phone: a row with its values, which opens as a sheet. */
function EntrySheet(props: EntryProps) {
  const { shown, place, numbers, isNew, onMoved } = props;
  const t = useText();
  const formatValue = useFormatValue();
  const { indexes, settings } = shown;
  const number = indexes.at(-1) ?? 0;
  const entry = `${fillKey(place.path, indexes)}.${number}`;
  const target = targetOfHash(useHash());
  const isTarget = isWithin(target, entry, number === numbers[0] ? settings : []);
  // A page that becomes narrow under an open dialog, as when a tablet is turned, keeps that on top.
  const [open, setOpen] = useState(() => (isNew || isTarget) && !isCovered(document));
  const [isBegun, setBegun] = useState(isNew);
  const close = (): void => {
    setOpen(false);
    setBegun(false);
  };
  const [wasTarget, setWasTarget] = useState(isTarget);
  if (wasTarget !== isTarget) {
    setWasTarget(isTarget);
    if (isTarget) setOpen(true);
  }
  const { columns = [], named = false } = place.words;
  const { name, short, values } = useSettingsScope(({ context }) => {
    // The value that the entry is named by stands above.
    const shortName = shortEntryName(place, indexes, context.values);
    const shownValues = columns.flatMap((id, at): ShownValue[] => {
      const setting = settingById(id);
      const value = context.values.get(fillKey(setting.key, indexes)) ?? '';
      if (!settings.includes(id) || value === '' || value === shortName) return [];
      // The first switch is that of the entry; another one says nothing without its name.
      const [on] = setting.states ?? [];
      if (at > 0 && on !== undefined) return value === on ? [{ id, words: t(setting.label) }] : [];
      const label = setting.unit && t(setting.label);
      return [{ id, label, words: formatValue({ setting, indexes }, value, { context }) }];
    });
    return {
      name: entryHeading(place, indexes, context.values, t),
      short: shortName,
      values: shownValues.slice(0, SHOWN_VALUES),
    };
  });
  return (
    <div className={styles.sheetRow} data-entry={open ? undefined : entry} data-name={name}>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {/* As in the table of a wide window: the list says of what it is. */}
        <span className={typography.strong}>{named ? <bdi>{short}</bdi> : name}</span>
        <span className={classNames(typography.note, typography.anywhere)}>
          {values.map(({ id, label, words }, at) => (
            <Fragment key={id}>
              {at > 0 && ' · '}
              {label && `${label} `}
              <bdi>{words}</bdi>
            </Fragment>
          ))}
        </span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <EntryMark entry={entry} name={name} />
      {open && (
        <Dialog
          sheet
          title={name}
          onClose={close}
          actions={
            <Button look="primary" onClick={close}>
              {t('Done')}
            </Button>
          }
        >
          <EntryFrame
            {...props}
            isNew
            isBegun={isBegun}
            onMoved={announcement => {
              // Its place has another entry now.
              close();
              onMoved(announcement);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

/** True if an address names a key of an entry, or one of these settings. */
function isWithin(target: string | undefined, entry: string, ids: readonly string[]): boolean {
  if (target === undefined) return false;
  return target.startsWith(`${entry}.`) ? findSetting(target) !== undefined : ids.includes(target);
}

/** Too narrow for the columns of a table. */
const NO_ROOM_FOR_COLUMNS = '(max-width: 1023.98px)';

/** Entries as a table that is edited in place; on a phone, rows that open as sheets. */
export function Entries(props: EntryTableProps) {
  const isNarrow = useMedia(NO_ROOM_FOR_COLUMNS);
  if (!isNarrow) return props.entries.length > 0 && <EntryTable {...props} />;
  const { entries, added, onAdd: _onAdd, ...list } = props;
  return entries.map(entry => (
    <EntrySheet key={entry.indexes.at(-1)} {...list} shown={entry} isNew={entry.indexes.at(-1) === added} />
  ));
}

/** Draws the lists of a page that provides it. */
export const renderEntries = (props: EntryTableProps) => <Entries {...props} />;
