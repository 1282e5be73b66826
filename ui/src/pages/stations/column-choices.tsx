import { StationsModel } from '@radiolink/application/station/stations.model';
import { TABLE_COLUMNS } from '@radiolink/application/station/list-choices';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './toolbar.module.css';
import typography from '../../theme/typography.module.css';

/** A box to tick for each column of the table. */
export function ColumnChoices() {
  const t = useText();
  const [{ columns }, toggle] = useUnitsOf(StationsModel, '$choices', 'columnToggled');
  return (
    <fieldset className={styles.choices}>
      <legend className={typography.spoken}>{t('Columns')}</legend>
      {TABLE_COLUMNS.map(({ id, label }) => (
        <label key={id} className={styles.choice}>
          <input
            type="checkbox"
            checked={columns.includes(id)}
            disabled={id === 'name'}
            onChange={() => toggle(id)}
          />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}
