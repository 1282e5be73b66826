'use no memo';

import { StationsModel } from '@radiolink/application/station/stations.model';
import type { ListFilter } from '@radiolink/application/station/station-list';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './toolbar.module.css';

const FILTERS: readonly { readonly id: ListFilter; readonly label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'problems', label: 'With problems' },
  { id: 'gone', label: 'Disconnected' },
];

/** Which stations are listed, each choice with how many it holds. */
export function ListFilters() {
  const t = useText();
  const name = useId();
  const [filter, listed, counted, choose] = useUnitsOf(
    StationsModel,
    '$filter',
    '$counts',
    '$counted',
    'filtered',
  );
  // A device that only counts its stations lists none.
  const counts = listed.all === 0 ? { ...listed, all: counted ?? 0 } : listed;
  return (
    <fieldset className={styles.filters}>
      <legend className="spoken">{t('Which stations')}</legend>
      {FILTERS.map(({ id, label }) => (
        <label key={id} className={styles.filter}>
          <input type="radio" name={name} value={id} checked={filter === id} onChange={() => choose(id)} />
          <span>{t(label)}</span>
          <span className={styles.count}>{counts[id]}</span>
        </label>
      ))}
    </fieldset>
  );
}
