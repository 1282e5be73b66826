import { figureText, type Figure as Quantity } from '@radiolink/domain/units';
import { ScrollArea } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './history-chart.module.css';

/** The rows of a chart as text, newest first. */
export function OpenHistoryTable({ title, names, times, rows, clock, figure }: HistoryTableProps) {
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

/** A chart's lines as the table beside it shows them: a row of figures per name, over the same times. */
export interface HistoryTableProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly times: Float64Array;
  readonly rows: readonly (readonly (number | null)[])[];
  readonly clock: (time: number) => string;
  readonly figure: (value: number | undefined) => Quantity | undefined;
}
