import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Button } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { entryIndexes, entryRemoval, freshEntry, nextIndex } from './entries.ts';
import styles from './entry-list.module.css';
import { SettingField } from './setting-field.tsx';
import type { EntryListPlace } from './settings-layout.ts';
import { useReadOnly, useSettings, useSettingsScope } from './settings-scope.tsx';

export interface EntryListProps {
  readonly place: EntryListPlace;
  /** The numbers of its section. */
  readonly at?: readonly number[];
}

/** Entries of a list in the configuration: read, changed, added and removed. */
export function EntryList({ place, at }: EntryListProps) {
  const t = useText();
  const changed = useUnit(useSettings().changed);
  const readOnly = useReadOnly();
  const [added, setAdded] = useState<number>();
  const indexes = useSettingsScope(({ context }) => entryIndexes(context.values, place.path));
  const free = nextIndex(indexes);
  return (
    <div className={styles.list}>
      {indexes.length === 0 && <p className={styles.empty}>{t(place.words.empty)}</p>}
      {indexes.map(index => (
        <fieldset key={index} className={styles.entry}>
          <legend className={styles.legend}>{t(place.words.entry, { number: index })}</legend>
          <div className={styles.fields}>
            {place.settings.map(id => (
              <SettingField key={id} id={id} {...(at && { at })} index={index} />
            ))}
          </div>
          {!readOnly && (
            <Button
              aria-label={t('Remove {name}', { name: t(place.words.entry, { number: index }) })}
              onClick={() => changed(({ context }) => entryRemoval(context.values, place.path, index))}
            >
              {t('Remove')}
            </Button>
          )}
        </fieldset>
      ))}
      {!readOnly && (
        <div className={styles.add}>
          <Button
            onClick={() => {
              changed(() => freshEntry(place, free));
              setAdded(free);
            }}
          >
            {t(place.words.add)}
          </Button>
          <output className={styles.said}>
            {added === undefined
              ? ''
              : t('{name} is added.', { name: t(place.words.entry, { number: added }) })}
          </output>
        </div>
      )}
    </div>
  );
}
