import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import type { MeasurementSystem } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { useText } from '../i18n/use-text.ts';
import { useModel } from '../models/models.ts';
import styles from './header-menu.module.css';

const LABELS: Readonly<Record<MeasurementSystem, string>> = { metric: 'Metric', imperial: 'Imperial' };
const SYSTEMS: readonly MeasurementSystem[] = ['metric', 'imperial'];

/** Metres or feet. Specification §9, Units. */
export function UnitsField() {
  const t = useText();
  const { $measurement, measurementChosen } = useModel(PreferencesModel);
  const [measurement, choose] = useUnit([$measurement, measurementChosen]);
  return (
    <fieldset className={styles.choices}>
      <legend>{t('Units')}</legend>
      {SYSTEMS.map(system => (
        <label key={system} className={styles.choice}>
          <input
            type="radio"
            name="units"
            value={system}
            checked={system === measurement}
            onChange={() => choose(system)}
          />
          {t(LABELS[system])}
        </label>
      ))}
    </fieldset>
  );
}
