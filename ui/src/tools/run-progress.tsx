import { useText } from '../i18n/use-text.ts';
import styles from './tools.module.css';

/** How far a run is whose end is known, 0 to 1. */
export function RunProgress({ of }: { readonly of: number }) {
  const t = useText();
  return <progress className={styles.progress} value={Math.min(1, of)} max={1} aria-label={t('Progress')} />;
}
