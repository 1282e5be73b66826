import { StationsModel } from '@radiolink/application/station/stations.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { Button, ErrorView, FailureMessage, Skeleton } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './stations.module.css';
import layout from '../../theme/layout.module.css';

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

/** Failures before the page says that there is nothing to show yet. */
const PATIENCE = 3;
const ROWS = 12;

/** The list while the first answer is on its way, and what to do when it does not come. */
export function StationsWaiting({ rowHeight }: { readonly rowHeight: number }) {
  const t = useText();
  const connection = useUnitsOf(StatusModel, '$connection');
  const failed = connection.kind === 'reconnecting' && connection.failures >= PATIENCE;
  if (failed && connection.failure !== undefined) {
    return (
      <ErrorView
        title={t('No data yet')}
        meaning={<FailureMessage failure={connection.failure} context="page" />}
        advice={t(
          'The device may be rebooting. This page reconnects automatically. If it does not, check power and cable.',
        )}
      />
    );
  }
  return (
    <div className={layout.stack}>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} height={`${rowHeight - 8}px`} />
      ))}
    </div>
  );
}
