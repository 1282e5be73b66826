import { AlertsModel } from '@radiolink/application/notices';
import type { Notice, NoticeSeverity } from '@radiolink/domain/notices';
import { useUnit } from 'effector-react';
import Bell from 'lucide-react/icons/bell';
import { useId } from 'react';
import { classNames, StateShape, type Tone, VisuallyHidden } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { useModel } from '../models/index.ts';
import { noticeWords } from '../notices/notice-words.ts';
import styles from './alerts-menu.module.css';
import menuStyles from './header-menu.module.css';

const TONES: Readonly<Record<NoticeSeverity, Tone>> = { danger: 'bad', warning: 'warn', notice: 'idle' };
const WORDS: Readonly<Record<NoticeSeverity, string>> = {
  danger: 'Critical',
  warning: 'Warning',
  notice: 'Info',
};

/** Alerts of the device, on every page: count in the header, texts in the menu. */
export function AlertsMenu() {
  const t = useText();
  const menu = useId();
  const alerts = useUnit(useModel(AlertsModel).$alerts);
  const [worst] = alerts;
  const tone = worst === undefined ? 'good' : TONES[worst.severity];
  return (
    <>
      <button
        type="button"
        className={classNames(menuStyles.trigger, styles.trigger, styles[tone])}
        popoverTarget={menu}
      >
        {worst === undefined && <Bell className={styles.bell} size={18} aria-hidden="true" />}
        <span className={worst === undefined ? styles.calm : undefined}>
          <StateShape tone={tone} />
        </span>
        {worst === undefined ? (
          <span className={styles.words}>{t('No alerts')}</span>
        ) : (
          <>
            <span className={styles.words}>{t('{count} alerts', { count: alerts.length })}</span>
            <span className={styles.count} aria-hidden="true">
              {alerts.length}
            </span>
          </>
        )}
      </button>
      <div id={menu} popover="auto" className={classNames(menuStyles.menu, menuStyles.wide)}>
        <h2 className={styles.title}>{t('Alerts')}</h2>
        {worst === undefined ? (
          <p className={styles.none}>{t('No active alerts.')}</p>
        ) : (
          <ul className={styles.list}>
            {alerts.map(alert => (
              <Alert key={alert.id} alert={alert} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Alert({ alert: { severity, message } }: { readonly alert: Notice }) {
  const t = useText();
  return (
    <li className={styles.alert}>
      <span className={classNames(styles.shape, styles[TONES[severity]])}>
        <StateShape tone={TONES[severity]} size={14} />
      </span>
      <span>
        <VisuallyHidden>{t(WORDS[severity])}: </VisuallyHidden>
        {t(noticeWords(message))}
      </span>
    </li>
  );
}
