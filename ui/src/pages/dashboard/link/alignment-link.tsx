import { useText } from '../../../i18n/use-text.ts';
import styles from './link.module.css';

/** The way to the alignment: one tap from the figures that lead there, whether the link is up or not. */
export function AlignmentLink() {
  const t = useText();
  return (
    <a className={styles.tool} href="#/alignment">
      {t('Alignment')}
    </a>
  );
}
