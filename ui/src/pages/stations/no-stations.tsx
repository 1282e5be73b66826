'use no memo';

import { StationsModel } from '@radiolink/application/station/stations.model';
import { Button } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './stations.module.css';

/** The missing content, and how to get it. */
export function NoStation() {
  const t = useText();
  const [counts, counted, filter] = useUnitsOf(StationsModel, '$counts', '$counted', '$filter');
  const [search, choose] = useUnitsOf(StationsModel, 'searched', 'filtered');
  if (counts.all === 0) {
    return (
      <p className={styles.empty}>
        {counted !== null && counted > 0
          ? t('This device reports only the number of stations, not a list.')
          : t('No stations connected. Stations appear here when they connect.')}
      </p>
    );
  }
  if (filter === 'problems' && counts.problems === 0) {
    return <p className={styles.empty}>{t('No stations with problems')}</p>;
  }
  return (
    <div className={styles.empty}>
      <p>{t('No stations match the search.')}</p>
      <Button
        onClick={() => {
          search('');
          choose('all');
        }}
      >
        {t('Show all stations')}
      </Button>
    </div>
  );
}
