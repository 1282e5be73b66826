'use no memo';

import { isTableColumnId, TABLE_COLUMNS, tableColumn } from '@radiolink/application/station/list-choices';
import { StationsModel } from '@radiolink/application/station/stations.model';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './toolbar.module.css';

const SORTABLE = TABLE_COLUMNS.filter(({ id }) => 'sortBy' in tableColumn(id));

/** The order of the list where there is no table to click on. */
export function SortField() {
  const t = useText();
  const [{ sort }, choose] = useUnitsOf(StationsModel, '$choices', 'sortChosen');
  const Arrow = sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <div className={styles.sort}>
      <select
        className={styles.input}
        aria-label={t('Sort by')}
        value={sort.by}
        onChange={({ currentTarget: { value } }) => isTableColumnId(value) && choose(value)}
      >
        {SORTABLE.map(({ id, label }) => (
          <option key={id} value={id}>
            {t(label)}
          </option>
        ))}
      </select>
      <Button onClick={() => choose(sort.by)}>
        <Arrow size={18} aria-hidden="true" />
        <VisuallyHidden>
          {sort.direction === 'ascending' ? t('Ascending: reverse order') : t('Descending: reverse order')}
        </VisuallyHidden>
      </Button>
    </div>
  );
}
