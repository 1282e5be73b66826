import { fillKey } from '@radiolink/domain/settings';
import { use, useState } from 'react';
import { Button } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import { EntryFrame, type EntryListProps } from './entry-frame.tsx';
import styles from './entry-list.module.css';
import { EntryTableContext } from './entry-table-context.ts';
import { freshEntry, lastIndex, nextIndex, numbersOf, storedSettings } from './entries.ts';
import { useReadOnly, useChanged, useSettingsScope } from './settings-scope.tsx';

/** Entries of a list in the configuration: read and edited. User-defined entries are also added, removed and moved. */
export function EntryList({ shown: { place, at, entries }, own }: EntryListProps) {
  const t = useText();
  const changed = useChanged();
  const readOnly = useReadOnly();
  const renderTable = use(EntryTableContext);
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState<number>();
  const { entry: heading, made, columns, title } = place.words;
  const path = fillKey(place.path, at);
  const numbers = useSettingsScope(({ context }) => numbersOf(place, at, context.values));
  const hasPlace = (index: number): boolean => storedSettings(place, [...at, index]).length > 0;
  const last = lastIndex(numbers);
  const number = made?.ordered === true && hasPlace(last) ? last : nextIndex(numbers);
  const add = (): void => {
    changed(({ context: { values } }) => {
      const entry = `${path}.${number}`;
      const fresh = [
        ...freshEntry(place, [...at, number], values),
        ...Object.entries(made?.freshBy?.(values) ?? {}).map(
          ([end, value]) => [`${entry}.${end}`, value] as const,
        ),
      ];
      // A device that takes single settings only has no switch of its own for each list.
      return new Map(fresh.filter(([key]) => place.keys?.has(key) ?? true));
    });
    setSaid(t('{name} is added.', { name: t(heading, { number, name: number }) }));
    setAdded(number);
  };
  const canAdd = made?.add !== undefined && hasPlace(number) && !readOnly;
  const list = { place, numbers, own, onMoved: setSaid, List: EntryList };
  const isTable = renderTable !== null && columns !== undefined;
  const adding = canAdd && made?.add !== undefined && (
    <div className={styles.add}>
      <Button data-add={path} onClick={add}>
        {t(made.add)}
      </Button>
      <output className="note">{said}</output>
    </div>
  );
  return (
    <div
      className={styles.list}
      data-heads={isTable && at.length === 0 && title === undefined ? '' : undefined}
    >
      {title === undefined ? (
        isTable && adding
      ) : (
        <div className={styles.head}>
          <h3 className="strong">{t(title)}</h3>
          {adding}
        </div>
      )}
      {made !== undefined && numbers.length === 0 && <p className="muted">{t(made.empty)}</p>}
      {isTable
        ? renderTable({ ...list, entries, added, onAdd: canAdd ? add : undefined })
        : entries.map(entry => (
            <EntryFrame
              key={entry.indexes.at(-1)}
              {...list}
              shown={entry}
              isNew={entry.indexes.at(-1) === added}
            />
          ))}
      {!isTable && title === undefined && adding}
    </div>
  );
}
