import { useText } from '../../i18n/use-text.ts';
import styles from './firmware.module.css';

const COMPLETE = 100;

/** How far something is, percent; undefined where nobody knows. */
export function Progress({ percent }: { readonly percent: number | undefined }) {
  const t = useText();
  const value = percent === undefined ? {} : { value: percent };
  return <progress className={styles.progress} max={COMPLETE} {...value} aria-label={t('Progress')} />;
}
