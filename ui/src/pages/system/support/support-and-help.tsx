import { useText } from '../../../i18n/use-text.ts';
import { HelpPanel } from '../help-panel.tsx';
import styles from '../panel.module.css';
import { SupportPanel } from './support-panel.tsx';

/** What is seldom needed: support, licences, and the help pages. */
export function SupportAndHelp() {
  const t = useText();
  return (
    <div className={styles.panel}>
      <SupportPanel />
      <div className={styles.part}>
        <h3 className={styles.heading}>{t('Help pages')}</h3>
        <HelpPanel />
      </div>
    </div>
  );
}
