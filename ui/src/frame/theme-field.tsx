import { useText } from '../i18n/use-text.ts';
import { THEME_CHOICES, type ThemeChoice } from '../theme/theme-choice.ts';
import { useThemeChoice } from '../theme/use-theme-choice.ts';
import styles from './header-menu.module.css';

const LABELS: Readonly<Record<ThemeChoice, string>> = {
  auto: 'Auto',
  light: 'Light',
  dark: 'Dark',
  sun: 'High contrast',
};

/** Which look the page has. */
export function ThemeField() {
  const t = useText();
  const [choice, choose] = useThemeChoice();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('Theme')}</legend>
      {THEME_CHOICES.map(option => (
        <label key={option} className={styles.choice}>
          <input
            type="radio"
            name="theme"
            value={option}
            checked={option === choice}
            onChange={() => choose(option)}
          />
          {t(LABELS[option])}
        </label>
      ))}
    </fieldset>
  );
}
