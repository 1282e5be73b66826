import { useText } from '../../i18n/use-text.ts';
import { useThemeChoice } from '../../theme/use-theme-choice.ts';
import { AIR_RANGE_DBM } from './air-look.ts';
import { paletteOf } from './palette.ts';
import styles from './spectrum.module.css';

const STOPS = 9;
const LAST_COLOUR = 255;

function gradientOf(isSun: boolean): string {
  const colours = paletteOf(isSun ? 'ink' : 'even');
  const stops = Array.from({ length: STOPS }, (_, stop) => {
    const from = 3 * Math.round((LAST_COLOUR * stop) / (STOPS - 1));
    return `rgb(${colours[from]} ${colours[from + 1]} ${colours[from + 2]})`;
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

/** The curves by their lines, and the levels by their colours, dBm. */
export function Legend() {
  const t = useText();
  const [theme] = useThemeChoice();
  const isSun = theme === 'sun';
  const gradient = gradientOf(isSun);
  return (
    <span className={styles.legend}>
      <span className={styles.lineNow}>{t('Now')}</span>
      <span className={styles.lineAverage}>{t('Average')}</span>
      <span className={styles.lineMaximum}>{t('Maximum')}</span>
      <span className={styles.lineAmbient}>{t('Ambient')}</span>
      <span>{t('≈ Time step changes')}</span>
      <span className="word" dir="ltr">
        −{-AIR_RANGE_DBM.min}
        <span className={styles.colours} style={{ '--colours': gradient }} aria-hidden="true" />−
        {-AIR_RANGE_DBM.max} dBm
      </span>
    </span>
  );
}
