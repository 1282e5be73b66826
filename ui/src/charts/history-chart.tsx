import 'uplot/dist/uPlot.min.css';
import type { History } from '@radiolink/application/status';
import { GRAPH_TICKS } from '@radiolink/domain/status';
import { type Figure as Quantity, figureText, numberLocale } from '@radiolink/domain/units';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames, type End, Figure } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { chartRows, newestTick } from './chart-data.ts';
import styles from './history-chart.module.css';
import { HistoryTable } from './history-table.tsx';
import type { PlotStyle } from './plot-options.ts';
import { usePlot } from './use-plot.ts';

export interface ChartSeries<Series extends string> {
  readonly id: Series;
  readonly name: string;
  readonly end: End;
}

export interface HistoryChartProps<Series extends string> {
  readonly title: string;
  readonly history: History<Series>;
  readonly series: readonly ChartSeries<Series>[];
  readonly range: PlotStyle['range'];
  readonly axisText: (value: number) => string;
  readonly figure: (value: number | undefined) => Quantity | undefined;
  readonly height: number;
}

const minutes = (secondsAgo: number): string => {
  const seconds = Math.abs(secondsAgo);
  return `−${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/**
 * The last two minutes of up to two series. A value is read at any point by mouse, touch and keyboard (a slider under
 * the plot), and as a table.
 */
export function HistoryChart<Series extends string>(props: HistoryChartProps<Series>) {
  const { title, history, series, range, axisText, figure, height } = props;
  const t = useText();
  const { i18n } = useTranslation();
  const [pointed, setPointed] = useState<number | null>(null);
  const rows = useMemo(
    () =>
      chartRows(
        history,
        series.map(({ id }) => id),
      ),
    [history, series],
  );
  const now = t('now');
  const style = useMemo<PlotStyle>(
    () => ({
      range,
      axisText,
      timeText: secondsAgo => (secondsAgo === 0 ? now : minutes(secondsAgo)),
      series: series.map(({ end }) => end),
    }),
    [range, axisText, now, series],
  );
  const { box, point } = usePlot(rows, style, height, setPointed);
  const clock = (time: number): string =>
    new Date(time).toLocaleTimeString(numberLocale(i18n.language), {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });

  const tick = pointed ?? newestTick(rows);
  const at = history.times[tick];
  const time = at === undefined || Number.isNaN(at) ? '—' : clock(at);
  const valueOf = (place: number): Quantity | undefined => figure(rows[place]?.[tick] ?? undefined);
  const spoken = series.map(({ name }, place) => `${name} ${figureText(valueOf(place))}`).join(', ');

  return (
    <div className={styles.chart} style={{ '--plot-height': `${height}px` }}>
      <div className={styles.readout}>
        {series.map(({ id, name, end }, place) => (
          <span key={id} className={styles.item}>
            <span
              className={classNames(styles.swatch, end === 'remote' && styles.remote)}
              aria-hidden="true"
            />
            <span className={styles.name}>{name}</span>
            <Figure of={valueOf(place)} room={9} reason={t('No reading at this moment.')} />
          </span>
        ))}
      </div>
      <div className={styles.area}>
        <div ref={box} className={styles.plot} aria-hidden="true" />
        {pointed !== null && <span className={styles.time}>{time}</span>}
        <input
          type="range"
          className={styles.slider}
          aria-label={t('{chart}: point in time', { chart: title })}
          aria-valuetext={`${time}: ${spoken}`}
          min={0}
          max={GRAPH_TICKS - 1}
          value={tick}
          onChange={event => point(Number(event.target.value))}
          onBlur={() => point(null)}
        />
      </div>
      <HistoryTable
        title={title}
        names={series.map(({ name }) => name)}
        times={history.times}
        rows={rows}
        clock={clock}
        figure={figure}
      />
    </div>
  );
}
