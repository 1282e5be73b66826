import { Suspense, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './history-chart.module.css';
import type { HistoryTableProps } from './open-history-table.tsx';
import { lazyView } from '../components/lazy-view.tsx';
import controls from '../theme/controls.module.css';

const OpenHistoryTable = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "chart-table" */ './open-history-table.tsx')).OpenHistoryTable,
}));

/** The chart as a table, newest first; loaded and drawn only while it is open. */
export function HistoryTable(props: HistoryTableProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.table} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={controls.unfolds}>{t('Show as a table')}</summary>
      {open && (
        <Suspense fallback={null}>
          <OpenHistoryTable {...props} />
        </Suspense>
      )}
    </details>
  );
}
