import { type Figure as Quantity, figureText } from '@radiolink/domain/units';
import { useState } from 'react';
import { ScrollArea } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import styles from './history-chart.module.css';

export interface HistoryTableProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly times: Float64Array;
  readonly rows: readonly (readonly (number | null)[])[];
  readonly clock: (time: number) => string;
  readonly figure: (value: number | undefined) => Quantity | undefined;
}

/** The chart as a table, newest first; drawn only while it is open. */
export function HistoryTable(props: HistoryTableProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.table} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('Show as a table')}</summary>
      {open && <OpenTable {...props} />}
    </details>
  );
}

function OpenTable({ title, names, times, rows, clock, figure }: HistoryTableProps) {
  const t = useText();
  const ticks = [...times.keys()].filter(tick => !Number.isNaN(times[tick])).toReversed();
  return (
    <ScrollArea className={styles.rows} label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Time')}</th>
            {names.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ticks.map(tick => (
            <tr key={times[tick]}>
              <th scope="row">{clock(times[tick] ?? 0)}</th>
              {names.map((name, place) => (
                <td key={name}>{figureText(figure(rows[place]?.[tick] ?? undefined))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
