import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { useStoreMap } from 'effector-react';
import { useText } from '../../../i18n/use-text.ts';
import { useModel } from '../../../models/models.ts';
import styles from './all-readings.module.css';
import surfaces from '../../../theme/surfaces.module.css';

/** Why a value shows as a dash, on demand by mouse, touch and keyboard: one place for all of them. reading 17. */
export function MissingValues() {
  const t = useText();
  const technology = useStoreMap({
    store: useModel(DashboardModel).$link,
    keys: [],
    fn: link => link?.ends.technology ?? null,
  });
  return (
    <details className={surfaces.surface}>
      <summary className={styles.summary}>{t('Why some values show “—”')}</summary>
      <div className={styles.content}>
        <p>{t('The device does not report this value or has not measured it yet. It is not 0.')}</p>
        {technology === 'airos-6' && (
          <p>
            {t(
              'This device runs airOS 6, which does not report the remote end, throughput, capacity, airtime, CINR, temperature or expected signal.',
            )}
          </p>
        )}
        {technology === '60ghz' && (
          <p>
            {t(
              '60 GHz radios do not report the noise floor. Some of them do not report airtime, transmit power or antenna gain.',
            )}
          </p>
        )}
      </div>
    </details>
  );
}
