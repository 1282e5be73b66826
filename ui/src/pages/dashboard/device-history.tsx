import { Suspense, useState } from 'react';
import { Skeleton } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { lazyPart } from '../../models/index.ts';
import styles from './all-readings.module.css';

/** A separate chunk, which queries the device when it is shown. */
const HistoryView = lazyPart(
  async () => (await import(/* webpackChunkName: "part-history" */ './history.part.ts')).part,
);

/** Room that the choices, the chart and the way to its table take, so that nothing jumps. */
export const HISTORY_ROOM = '360px';

/** Link history recorded by the device; requested only when it is opened. */
export function DeviceHistory() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.section} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('Device history')}</summary>
      {open && (
        <Suspense fallback={<Skeleton height={HISTORY_ROOM} />}>
          <HistoryView />
        </Suspense>
      )}
    </details>
  );
}
