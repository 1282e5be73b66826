import 'uplot/dist/uPlot.min.css';
import { gapCauseAt } from '@radiolink/application/status/chart-gaps';
import type { ChartHistory } from '@radiolink/application/status/chart-series';
import { figureText, MISSING_TEXT, type Figure as Quantity } from '@radiolink/domain/units';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames, type End, Figure } from '../components/index.ts';
import { listText, useText } from '../i18n/use-text.ts';
import { GAP_WORDS, unrecordedGaps } from './chart-gaps.ts';
import { clockIn, clockAxis, growingAxis, TICK_OFFSETS, tickAxis } from './time-axis.ts';
import type { PlotPoint } from './plot.ts';
import styles from './history-chart.module.css';
import { HistoryTable } from './history-table.tsx';
import type { PlotStyle } from './plot-options.ts';
import { usePlot } from './use-plot.ts';
import layout from '../theme/layout.module.css';
import typography from '../theme/typography.module.css';

export interface ChartSeries<Series extends string> {
  readonly id: Series;
  readonly name: string;
  readonly end: End;
}

export interface HistoryChartProps<Series extends string> {
  readonly title: string;
  readonly history: ChartHistory<Series>;
  readonly series: readonly ChartSeries<Series>[];
  readonly range: PlotStyle['range'];
  readonly axisText: (value: number) => string;
  readonly figure: (value: number | undefined) => Quantity | undefined;
  readonly height: number;
  readonly limit?: ChartLimit | undefined;
  /** The history has its own times: the axis follows the clock, to the second over a few minutes. */
  readonly byClock?: boolean;
  /** The history has its own times: the axis goes back from the newest, as far as they reach, in steps. */
  readonly growing?: boolean;
  /** Charts of one group have one crosshair. */
  readonly group?: string | undefined;
  /** Times of the chart of the group that reaches back the furthest: ticks of all stand on its axis. */
  readonly reach?: Float64Array;
  /** Picks the time under the crosshair, by a click, a tap, or Enter on the slider. Milliseconds since the epoch. */
  readonly onPick?: ((at: number) => void) | undefined;
  /** Directly above the plot, as wide as it: what happened at which time. */
  readonly marks?: ReactNode;
}

/** Below this span the samples of a chart are seconds apart. */
const BRIEF_MS = 300_000;

/** Share of a chart below which what is missing at its beginning is not told. */
const LEAST_UNRECORDED = 0.05;

/** The limit of a chart, and its label. */
export interface ChartLimit {
  readonly name: string;
  readonly value: number;
}

/**
 * Up to two series over time, the last two minutes by default. Values are readable at any point by mouse,
 * touch and keyboard (a slider under the plot), and as a table.
 */
export function HistoryChart<Series extends string>(props: HistoryChartProps<Series>) {
  const {
    title,
    history,
    series,
    range,
    axisText,
    figure,
    height,
    limit,
    byClock = false,
    growing = false,
    group,
    reach = history.times,
    onPick,
    marks,
  } = props;
  const t = useText();
  const { i18n } = useTranslation();
  const [pointed, setPointed] = useState<PlotPoint | null>(null);
  const rows = useMemo(
    () =>
      chartRows(
        history,
        series.map(({ id }) => id),
      ),
    [history, series],
  );
  const withDay = byClock && (history.times.at(-1) ?? 0) - (history.times[0] ?? 0) > BRIEF_MS;
  const clock = useMemo(() => clockIn(i18n.language, withDay), [i18n.language, withDay]);
  const now = t('now');
  const own = byClock || growing ? history.times : undefined;
  const firstTick = Math.max(0, own === undefined ? history.times.findIndex(isThere) : firstValue(rows));
  const firstSeconds = TICK_OFFSETS[Math.max(0, reach.findIndex(isThere))] ?? 0;
  const time = useMemo(
    () =>
      own === undefined
        ? tickAxis(now, -firstSeconds)
        : growing
          ? growingAxis(now, own)
          : clockAxis(own, clock.mark),
    [own, now, firstSeconds, growing, clock],
  );
  const first = time.offsets[firstTick] ?? 0;
  const limited = limit !== undefined;
  const style = useMemo<PlotStyle>(
    () => ({ range, axisText, series: series.map(({ end }) => end), limited, group }),
    [range, axisText, series, limited, group],
  );
  const drawn = useMemo(
    () => (limit === undefined ? rows : [...rows, time.offsets.map(() => limit.value)]),
    [rows, limit, time],
  );
  const moved = useCallback(
    (to: PlotPoint | null) =>
      setPointed(last => (last?.tick === to?.tick && last?.left === to?.left ? last : to)),
    [],
  );
  const began = history.times[firstTick];
  const isLate = growing ? -first < (time.span ?? 0) * (1 - LEAST_UNRECORDED) : firstTick > 0;
  const words =
    isLate && began !== undefined
      ? t('Recorded in this browser since {time}', { time: clock.full(began) })
      : '';
  const unrecorded = useMemo(
    () => [
      ...(words === '' ? [] : [{ to: first, words }]),
      ...unrecordedGaps(history, rows, time.offsets).map(({ cause, ...gap }) => ({
        ...gap,
        words: t(GAP_WORDS[cause]),
      })),
    ],
    [first, words, history, rows, time, t],
  );
  const { box, point } = usePlot(drawn, time, style, height, moved, unrecorded);
  const tick = Math.min(pointed?.tick ?? newestTick(rows), time.offsets.length - 1);
  const at = history.times[tick];
  const cause = rows.some(row => row[tick] != null) ? undefined : gapCauseAt(history.gaps, at ?? Number.NaN);
  const why = cause && t(GAP_WORDS[cause]);
  const moment = at === undefined || Number.isNaN(at) ? MISSING_TEXT : clock.full(at);
  const valueOf = (place: number): Quantity | undefined => figure(rows[place]?.[tick] ?? undefined);
  const pick = (): void => {
    if (at !== undefined && !Number.isNaN(at)) onPick?.(at);
  };
  const values = rows.flat().filter(value => value !== null);
  const [, top] = range(
    values.length === 0 ? null : Math.min(...values),
    values.length === 0 ? null : Math.max(...values),
  );
  const spoken = listText(
    series.map(({ name }, place) => `${name} ${figureText(valueOf(place))}`),
    i18n.language,
  );

  return (
    <div className={layout.stack} style={{ '--plot-height': `${height}px` }}>
      <div className={styles.readout}>
        {series.map(({ id, name, end }, place) => (
          <span key={id} className={layout.word}>
            <span
              className={classNames(styles.swatch, end === 'remote' && styles.remote)}
              aria-hidden="true"
            />
            <span className={typography.muted}>{name}</span>
            <Figure of={valueOf(place)} room={9} reason={why ?? t('No data at this time')} />
          </span>
        ))}
        {limit !== undefined && limit.value <= top && (
          <span className={layout.word}>
            <span className={classNames(styles.swatch, styles.limit)} aria-hidden="true" />
            <span className={typography.muted}>{limit.name}</span>
            <Figure of={figure(limit.value)} />
          </span>
        )}
      </div>
      {marks}
      <div className={styles.area}>
        <div ref={box} className={styles.plot} aria-hidden="true" onClick={() => pick()} />
        {pointed !== null && (
          <span
            className={classNames(styles.flag, tick > time.offsets.length / 2 && styles.before)}
            style={{ '--at': `${pointed.left}px` }}
            aria-hidden="true"
          >
            {moment}
            {why !== undefined && <span className={styles.why}>{why}</span>}
            {why === undefined &&
              series.map(({ id, end }, place) => (
                <span key={id} className={layout.word}>
                  <span className={classNames(styles.swatch, end === 'remote' && styles.remote)} />
                  {figureText(valueOf(place))}
                </span>
              ))}
          </span>
        )}
        <input
          type="range"
          className={styles.slider}
          aria-label={t('{chart}: select time', { chart: title })}
          aria-valuetext={`${moment}: ${why ?? spoken}`}
          min={0}
          max={Math.max(0, time.offsets.length - 1)}
          value={Math.max(0, tick)}
          onChange={event => point(Number(event.target.value))}
          onKeyDown={event => event.key === 'Enter' && pick()}
          onBlur={() => point(null)}
        />
      </div>
      <HistoryTable
        title={title}
        names={series.map(({ name }) => name)}
        times={history.times}
        rows={rows}
        clock={clock.full}
        figure={figure}
      />
    </div>
  );
}

const isThere = (value: number): boolean => !Number.isNaN(value);

/** Where the values of rows with times of their own begin: one quantity may be recorded for a shorter time than the others. */
export function firstValue(rows: readonly (readonly (number | null)[])[]): number {
  const first = (rows[0] ?? []).findIndex((_, tick) => rows.some(row => row[tick] != null));
  return first > (rows[0]?.length ?? 0) * LEAST_UNRECORDED ? first : 0;
}

/** A row in the format of the chart library: a gap is null. */
function withGaps(row: Float64Array): (number | null)[] {
  return Array.from(row, value => (Number.isNaN(value) ? null : value));
}

/** The rows of a history in the order of its series. */
export function chartRows<Series extends string>(
  history: ChartHistory<Series>,
  names: readonly Series[],
): (number | null)[][] {
  return names.map(name => withGaps(history.series[name]));
}

/** The newest tick that has a value in any row; the last one when none has. */
export function newestTick(rows: readonly (readonly (number | null)[])[]): number {
  const last = (rows[0]?.length ?? 1) - 1;
  for (let tick = last; tick >= 0; tick -= 1) {
    if (rows.some(row => row[tick] != null)) return tick;
  }
  return last;
}
