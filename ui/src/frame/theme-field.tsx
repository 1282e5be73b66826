import { useState } from 'react';
import { useText } from '../i18n/index.ts';
import { applyThemeChoice, readThemeChoice, THEME_CHOICES, type ThemeChoice } from '../theme/theme-choice.ts';
import styles from './user-menu.module.css';

const LABELS: Readonly<Record<ThemeChoice, string>> = {
  auto: 'Auto',
  light: 'Light',
  dark: 'Dark',
  sun: 'Full sun',
};

const storage = () => window.localStorage;

/** Which look the page has. */
export function ThemeField() {
  const t = useText();
  const [choice, setChoice] = useState(() => readThemeChoice(storage));
  return (
    <fieldset className={styles.themes}>
      <legend>{t('Appearance')}</legend>
      {THEME_CHOICES.map(option => (
        <label key={option} className={styles.theme}>
          <input
            type="radio"
            name="theme"
            value={option}
            checked={option === choice}
            onChange={() => {
              applyThemeChoice(option, document.documentElement, storage);
              setChoice(option);
            }}
          />
          {t(LABELS[option])}
        </label>
      ))}
    </fieldset>
  );
}
