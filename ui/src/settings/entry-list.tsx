import { fillKey } from '@radiolink/domain/settings';
import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { entryHeading } from './entry-heading.ts';
import { freshEntry, lastIndex, nextIndex, numbersOf, storedSettings } from './entries.ts';
import { EntryActions } from './entry-actions.tsx';
import styles from './entry-list.module.css';
import { SettingField } from './setting-field.tsx';
import type { EntryListPlace, OwnFields } from './settings-layout.ts';
import { useReadOnly, useSettings, useSettingsScope } from './settings-scope.tsx';
import type { ShownEntry, ShownList } from './shown-sections.ts';
import { lazyView } from '../components/lazy-view.tsx';

const EntryHandle = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "part-entry-handle" */ '../entry-drag/entry-handle.tsx'))
    .EntryHandle,
}));

export interface EntryListProps {
  readonly shown: ShownList;
  readonly own: OwnFields;
}

/** Entries of a list in the configuration: read and edited. User-defined entries are also added, removed and moved. */
export function EntryList({ shown: { place, at, entries }, own }: EntryListProps) {
  const t = useText();
  const changed = useUnit(useSettings().changed);
  const readOnly = useReadOnly();
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState<number>();
  const { entry: heading, made } = place.words;
  const path = fillKey(place.path, at);
  const numbers = useSettingsScope(({ context }) => numbersOf(place, at, context.values));
  const hasPlace = (index: number): boolean => storedSettings(place, [...at, index]).length > 0;
  const last = lastIndex(numbers);
  const number = made?.ordered === true && hasPlace(last) ? last : nextIndex(numbers);
  const add = (): void => {
    changed(({ context }) => {
      const fresh = freshEntry(place, [...at, number], context.values);
      // A device that takes single settings only has no switch of its own for each list.
      return new Map([...fresh].filter(([key]) => place.keys?.has(key) ?? true));
    });
    setSaid(t('{name} is added.', { name: t(heading, { number, name: number }) }));
    setAdded(number);
  };
  return (
    <div className={styles.list}>
      {made !== undefined && numbers.length === 0 && <p className={styles.empty}>{t(made.empty)}</p>}
      {entries.map(entry => (
        <Entry
          key={entry.indexes.at(-1)}
          shown={entry}
          place={place}
          numbers={numbers}
          own={own}
          isNew={entry.indexes.at(-1) === added}
          onMoved={setSaid}
        />
      ))}
      {made?.add !== undefined && hasPlace(number) && !readOnly && (
        <div className={styles.add}>
          <Button data-add={path} onClick={add}>
            {t(made.add)}
          </Button>
          <output className={styles.said}>{said}</output>
        </div>
      )}
    </div>
  );
}

interface EntryProps {
  readonly shown: ShownEntry;
  readonly place: EntryListPlace;
  /** The numbers of all entries of the list. */
  readonly numbers: readonly number[];
  readonly own: OwnFields;
  /** It was just added: its first field takes the focus. */
  readonly isNew: boolean;
  /** Receives what to announce. */
  readonly onMoved: (announcement: string) => void;
}

function Entry({ shown: { indexes, settings, lists }, place, numbers, own, isNew, onMoved }: EntryProps) {
  const t = useText();
  const readOnly = useReadOnly();
  const changed = useUnit(useSettings().changed);
  const number = indexes.at(-1) ?? 0;
  const path = fillKey(place.path, indexes);
  const { made } = place.words;
  const name = useSettingsScope(({ context }) => entryHeading(place, indexes, context.values, t));
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isNew) fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isNew]);
  return (
    <fieldset ref={fields} className={styles.entry} data-entry={`${path}.${number}`}>
      <legend className={styles.legend}>
        {made?.ordered === true && !readOnly && numbers.length > 1 && (
          <Suspense fallback={null}>
            <EntryHandle
              path={path}
              number={number}
              numbers={numbers}
              onEdit={changed}
              onMoved={position => onMoved(t('Moved to position {number}.', { number: position }))}
            />
          </Suspense>
        )}
        {name}
      </legend>
      <div className={styles.fields}>
        {settings.map(id => (
          <SettingField key={id} id={id} indexes={indexes} Own={own[id]} />
        ))}
      </div>
      {lists.map(list => (
        <EntryList key={list.place.path} shown={list} own={own} />
      ))}
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
