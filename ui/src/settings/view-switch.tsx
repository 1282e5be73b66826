import { useText } from '../i18n/index.ts';
import { SETTINGS_VIEWS, type SettingsView } from './view-choice.ts';
import styles from './view-switch.module.css';

const LABELS: Readonly<Record<SettingsView, string>> = { basic: 'Basic', advanced: 'Advanced' };

export interface ViewSwitchProps {
  readonly view: SettingsView;
  readonly onChange: (view: SettingsView) => void;
}

/** Chooses between the settings that everybody needs and all of them. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const t = useText();
  return (
    <fieldset className={styles.views}>
      <legend className={styles.legend}>{t('View')}</legend>
      {SETTINGS_VIEWS.map(option => (
        <label key={option} className={styles.view}>
          <input
            type="radio"
            name="settings-view"
            value={option}
            checked={option === view}
            onChange={() => onChange(option)}
          />
          {t(LABELS[option])}
        </label>
      ))}
    </fieldset>
  );
}
