import type { Figure as Quantity } from '@radiolink/domain/units';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../i18n/index.ts';
import styles from './history-chart.module.css';

const OpenHistoryTable = lazy(async () => ({
  default: (await import(/* webpackChunkName: "chart-table" */ './open-history-table.tsx')).OpenHistoryTable,
}));

export interface HistoryTableProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly times: Float64Array;
  readonly rows: readonly (readonly (number | null)[])[];
  readonly clock: (time: number) => string;
  readonly figure: (value: number | undefined) => Quantity | undefined;
}

/** The chart as a table, newest first; loaded and drawn only while it is open. */
export function HistoryTable(props: HistoryTableProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.table} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('Show as a table')}</summary>
      {open && (
        <Suspense fallback={null}>
          <OpenHistoryTable {...props} />
        </Suspense>
      )}
    </details>
  );
}
