import { fillKey, type SettingId, entryName } from '@radiolink/domain/settings';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { Button } from '../components/index.ts';
import { useText, type Text } from '../i18n/use-text.ts';
import { EntryGrip, useEntryActions, type EntryActionsProps } from './entry-actions.tsx';
import styles from './entry-list.module.css';
import { SettingField } from './setting-field.tsx';
import type { EntryListPlace, OwnFields } from './settings-layout.ts';
import { useReadOnly, useSettingsScope, type ConfigValues } from './settings-scope.tsx';
import type { ShownEntry, ShownList } from './shown-sections.ts';
import { isNewEntry } from './field-risk.ts';
import { type JudgedFields, JudgedFieldsContext } from './use-setting-field.ts';
import layout from '../theme/layout.module.css';

export interface EntryListProps {
  readonly shown: ShownList;
  readonly own: OwnFields;
}

export interface EntryProps {
  readonly shown: ShownEntry;
  readonly place: EntryListPlace;
  /** The numbers of all entries of the list. */
  readonly numbers: readonly number[];
  readonly own: OwnFields;
  /** It was just added: its first field takes the focus. */
  readonly isNew: boolean;
  /** Receives what to announce. */
  readonly onMoved: (announcement: string) => void;
  /** Draws the lists in it. */
  readonly List: ComponentType<EntryListProps>;
}

export interface EntryFrameProps extends EntryProps {
  /** It was just added, and not left since; as `isNew` if left out. */
  readonly isBegun?: boolean;
}

/** An entry as a frame with all its fields. */
export function EntryFrame(props: EntryFrameProps) {
  const { shown, place, numbers, own, isNew, isBegun = isNew, onMoved, List } = props;
  const { indexes, settings, lists } = shown;
  const t = useText();
  const readOnly = useReadOnly();
  const number = indexes.at(-1) ?? 0;
  const path = fillKey(place.path, indexes);
  const { made } = place.words;
  const name = useSettingsScope(({ context }) => entryHeading(place, indexes, context.values, t));
  const fields = useRef<HTMLFieldSetElement>(null);
  useFirstFocus(fields, isNew);
  const judged = useJudgedFields(fields, `${path}.${number}`, isBegun);
  return (
    <fieldset ref={fields} className={styles.entry} data-entry={`${path}.${number}`}>
      <legend className={styles.legend}>
        <EntryGrip
          path={path}
          number={number}
          numbers={numbers}
          isMoved={made?.ordered === true}
          onMoved={onMoved}
        />
        {name}
      </legend>
      <JudgedFieldsContext value={judged}>
        <EntryFields settings={settings} lists={lists} indexes={indexes} own={own} List={List} />
      </JudgedFieldsContext>
      {made !== undefined && !readOnly && (
        <EntryActions
          name={name}
          path={path}
          number={number}
          numbers={numbers}
          ordered={made.ordered ?? false}
          onMoved={onMoved}
        />
      )}
    </fieldset>
  );
}

interface EntryFieldsProps {
  readonly settings: readonly SettingId[];
  readonly lists: readonly ShownList[];
  readonly indexes: readonly number[];
  readonly own: OwnFields;
  readonly List: ComponentType<EntryListProps>;
}

/** Fields of an entry with their labels, and the lists in it. */
export function EntryFields({ settings, lists, indexes, own, List }: EntryFieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        {settings.map(id => (
          <SettingField key={id} id={id} indexes={indexes} Own={own[id]} />
        ))}
      </div>
      {lists.map(list => (
        <List key={list.place.path} shown={list} own={own} />
      ))}
    </>
  );
}

/** Gives the focus to the first field of an entry that was just added, or the way to it, past its switch. */
export function useFirstFocus(entry: RefObject<HTMLElement | null>, isNew: boolean): void {
  useEffect(() => {
    if (!isNew) return;
    const first = entry.current?.querySelector<HTMLElement>(
      'input:not([type="checkbox"]), select, textarea, td[data-column] a',
    );
    (first ?? entry.current?.querySelector<HTMLElement>('input'))?.focus();
  }, [entry, isNew]);
}

/**
 * How the fields of an entry are judged: while the focus has not left one that was just added, what is still empty is not
 * missing yet; then all of what the device does not have.
 *
 * @param entry its path in the configuration with its number
 * @param isNew it was just added
 */
export function useJudgedFields(
  element: RefObject<HTMLElement | null>,
  entry: string,
  isNew: boolean,
): JudgedFields {
  const [isBegun, setBegun] = useState(isNew);
  const isUnknown = useSettingsScope(({ original }) => isNewEntry(entry, original));
  useEffect(() => {
    const own = element.current;
    if (!isBegun || own === null) return undefined;
    const end = new AbortController();
    const { signal } = end;
    let isPressed = false;
    const look = (): void => {
      // What is said moves the rows below: not away from under a press, which would miss its button.
      if (!isPressed && !own.contains(document.activeElement)) setBegun(false);
    };
    const released = (): void => {
      isPressed = false;
      setTimeout(look);
    };
    own.addEventListener('focusout', () => setTimeout(look), { signal });
    addEventListener('pointerdown', () => (isPressed = true), { signal, capture: true });
    addEventListener('pointerup', released, { signal, capture: true });
    addEventListener('pointercancel', released, { signal, capture: true });
    return () => end.abort();
  }, [element, isBegun]);
  if (isBegun) return 'entered';
  return isUnknown ? 'all' : undefined;
}

/** Actions on an entry: remove and, in an ordered list, move. */
function EntryActions({ name, ordered, ...entry }: EntryActionsProps) {
  const t = useText();
  const { remove, up, down } = useEntryActions(entry);
  return (
    <div className={layout.buttons}>
      <Button
        aria-label={t('Remove {name}', { name })}
        onClick={({ currentTarget }) => remove(currentTarget)}
      >
        {t('Remove')}
      </Button>
      {ordered && (
        <>
          <Button
            data-move="up"
            aria-label={t('Move up: {name}', { name })}
            disabled={up === undefined}
            onClick={({ currentTarget }) => up?.(currentTarget)}
          >
            {t('Move up')}
          </Button>
          <Button
            data-move="down"
            aria-label={t('Move down: {name}', { name })}
            disabled={down === undefined}
            onClick={({ currentTarget }) => down?.(currentTarget)}
          >
            {t('Move down')}
          </Button>
        </>
      )}
    </div>
  );
}

type EntryPlace = Pick<EntryListPlace, 'path' | 'words'>;

/** The heading of an entry: by what the user named, as in the review, `Interface br0`, `Route 198.51.100.0/24`; else `Interface 3`. */
export function entryHeading(
  place: EntryPlace,
  indexes: readonly number[],
  values: ConfigValues,
  t: Text,
): string {
  return t(place.words.entry, { number: indexes.at(-1) ?? 0, name: shortEntryName(place, indexes, values) });
}

/** What the user named, where the table says of what: `br0`; else the number. */
export function shortEntryName(
  { path }: EntryPlace,
  indexes: readonly number[],
  values: ConfigValues,
): string {
  const number = indexes.at(-1) ?? 0;
  return entryName(path, `${fillKey(path, indexes)}.${number}`, key => values.get(key)) ?? String(number);
}
