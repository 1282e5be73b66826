'use no memo';

import { StatusModel } from '@radiolink/application/status/status.model';
import { ErrorView, FailureMessage, Skeleton } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';

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
    <div className="stack">
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} height={`${rowHeight - 8}px`} />
      ))}
    </div>
  );
}
