import { TABLE_COLUMNS, StationsModel } from '@radiolink/application/station';
import { useUnit } from 'effector-react';
import Columns3 from 'lucide-react/icons/columns-3';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { MenuButton } from './menu-button.tsx';
import styles from './toolbar.module.css';

/** Which columns the table shows; kept in this browser. */
export function ColumnChooser() {
  const t = useText();
  const { $choices, columnToggled } = useModel(StationsModel);
  const [{ columns }, toggle] = useUnit([$choices, columnToggled]);
  return (
    <MenuButton label={t('Columns')} icon={<Columns3 size={18} aria-hidden="true" />}>
      <fieldset className={styles.choices}>
        <legend className={styles.hidden}>{t('Columns')}</legend>
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
    </MenuButton>
  );
}
