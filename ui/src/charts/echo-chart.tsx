import 'uplot/dist/uPlot.min.css';
import type { PingTimeline } from '@radiolink/domain/tools';
import { figureText, MISSING_TEXT, numberText } from '@radiolink/domain/units';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import UPlot, { type AlignedData, type Options } from 'uplot';
import { classNames, Figure } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import { useFigures } from '../i18n/use-figures.ts';
import { chartColours, type ChartColours } from './chart-colours.ts';
import { clockIn } from './time-axis.ts';
import styles from './history-chart.module.css';
import { HistoryTable } from './history-table.tsx';
import { mountPlot, type PlotSize } from './plot.ts';
import { rangeFromZero } from './value-axis.ts';
import layout from '../theme/layout.module.css';
import typography from '../theme/typography.module.css';

export interface EchoChartProps {
  readonly title: string;
  readonly timeline: PingTimeline;
  readonly height: number;
}

/** The times of a ping since its start, with a mark for each loss; of a long run, average and maximum of stretches. */
export function EchoChart({ title, timeline, height }: EchoChartProps) {
  const t = useText();
  const figures = useFigures();
  const { language } = useTranslation().i18n;
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const rows = useMemo(() => echoRows(timeline), [timeline]);
  const newest = useRef(rows);

  useEffect(() => {
    newest.current = rows;
    plot.current?.setData(inOrder(rows));
  }, [rows]);
  useEffect(() => {
    const holder = box.current;
    if (holder === null) return undefined;
    return mountPlot(holder, height, plot, size => {
      const axisText = (ms: number): string =>
        figureText({ value: numberText(ms, language, { digits: Number.isInteger(ms) ? 0 : 1 }), unit: 'ms' });
      const options = echoOptions(axisText, chartColours(holder), size);
      const hooks = { ...options.hooks, setCursor: [({ cursor }: UPlot) => setPointed(cursor.idx ?? null)] };
      return new UPlot({ ...options, hooks }, inOrder(newest.current), holder);
    });
  }, [height, language]);

  const clock = useMemo(() => clockIn(language, false), [language]);
  const { stretches, echoesEach } = timeline;
  const place = Math.min(pointed ?? stretches.length - 1, stretches.length - 1);
  const stretch = stretches[place];
  const moment = stretch === undefined ? MISSING_TEXT : clock.full(stretch.at);
  const average = figures.latency(rows.average[place] ?? undefined);
  const lost = stretch?.lost ?? 0;
  const words = lost > 0 ? t('{count} lost', { count: lost }) : figureText(average);
  const times = useMemo(() => Float64Array.from(stretches, ({ at }) => at), [stretches]);
  const point = (at: number | null): void => {
    const second = at === null ? undefined : rows.seconds[at];
    plot.current?.setCursor({
      left: second === undefined ? -10 : plot.current.valToPos(second, 'x'),
      top: second === undefined ? -10 : 0,
    });
  };
  return (
    <div className={layout.stack} style={{ '--plot-height': `${height}px` }}>
      <div className={styles.readout}>
        <span className={layout.word}>
          <span className={styles.swatch} aria-hidden="true" />
          <span className={typography.muted}>{echoesEach === 1 ? t('Round-trip time') : t('Average')}</span>
          <Figure of={average} room={9} reason={t('No data at this time')} />
        </span>
        {echoesEach > 1 && (
          <span className={layout.word}>
            <span className={classNames(styles.swatch, styles.limit)} aria-hidden="true" />
            <span className={typography.muted}>{t('Maximum')}</span>
            <Figure of={figures.latency(rows.maximum[place] ?? undefined)} room={9} />
          </span>
        )}
        <span className={layout.word}>
          <span className={classNames(styles.swatch, styles.lost)} aria-hidden="true" />
          <span className={typography.muted}>{t('Lost')}</span>
          <Figure of={figures.count(lost)} room={2} />
        </span>
      </div>
      <div className={styles.area}>
        <div ref={box} className={styles.plot} aria-hidden="true" />
        {pointed !== null && <span>{moment}</span>}
        <input
          type="range"
          className={styles.slider}
          aria-label={t('{chart}: select time', { chart: title })}
          aria-valuetext={`${moment}: ${words}`}
          min={0}
          max={Math.max(0, stretches.length - 1)}
          value={Math.max(0, place)}
          onChange={event => point(Number(event.target.value))}
          onBlur={() => point(null)}
        />
      </div>
      <HistoryTable
        title={title}
        names={[t('Average'), t('Maximum')]}
        times={times}
        rows={[rows.average, rows.maximum]}
        clock={clock.full}
        figure={figures.latency}
      />
    </div>
  );
}

/** A ping as rows over the seconds since its first echo. Times in ms; null where nothing came back. */
interface EchoRows {
  readonly seconds: number[];
  readonly average: (number | null)[];
  readonly maximum: (number | null)[];
  /** Echoes lost; null where none was. */
  readonly lost: (number | null)[];
}

/** The rows of a timeline. */
export function echoRows({ stretches }: PingTimeline): EchoRows {
  const start = stretches[0]?.at ?? 0;
  return {
    seconds: stretches.map(({ at }) => (at - start) / 1000),
    average: stretches.map(({ times }) => (times.count === 0 ? null : times.sumMs / times.count)),
    maximum: stretches.map(({ times }) => times.maxMs ?? null),
    lost: stretches.map(({ lost }) => (lost > 0 ? lost : null)),
  };
}

/** The rows in the order of the series. */
const inOrder = ({ seconds, average, maximum, lost }: EchoRows): AlignedData => [
  seconds,
  average,
  maximum,
  lost,
];

/** The chart reaches over a minute from the first echo on, so that it does not start stretched. */
const LEAST_SECONDS = 60;
/** An axis below this would make the noise of a cable look like trouble, ms. */
const LEAST_TOP_MS = 2;
const FONT = '12px system-ui, sans-serif';
const VALUE_AXIS_WIDTH = 64;
const TIME_AXIS_HEIGHT = 24;
const MARKS = 4;
const MARK_WIDTH = 2;
/** Row of the losses among the series. */
const LOST = 3;

/** Seconds since the start: `1:05`, from an hour on `2:03:04`. */
export function elapsedText(seconds: number): string {
  const whole = Math.round(seconds);
  const pad = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** Plot options: the time as a line, the greatest of a stretch dotted, each loss a mark from edge to edge. */
function echoOptions(axisText: (ms: number) => string, colours: ChartColours, size: PlotSize): Options {
  const axis = {
    stroke: colours.muted,
    font: FONT,
    grid: { stroke: colours.line, width: 1 },
    ticks: { show: false },
  };
  const line = { stroke: colours.local, points: { show: false }, spanGaps: false };
  return {
    ...size,
    legend: { show: false },
    cursor: { drag: { setScale: false, x: false, y: false }, points: { size: 8 }, y: false },
    scales: {
      x: { time: false, range: (_, __, greatest) => [0, Math.max(LEAST_SECONDS, greatest ?? 0)] },
      y: { range: (_, __, greatest) => [...rangeFromZero(greatest, LEAST_TOP_MS)] as [number, number] },
    },
    axes: [
      {
        ...axis,
        size: TIME_AXIS_HEIGHT,
        grid: { show: false },
        splits: (_, __, least, greatest) =>
          Array.from({ length: MARKS + 1 }, (_each, mark) => least + ((greatest - least) * mark) / MARKS),
        values: (_, marks) => marks.map(elapsedText),
      },
      {
        ...axis,
        size: VALUE_AXIS_WIDTH,
        splits: (_, __, least, greatest) => [least, (least + greatest) / 2, greatest],
        values: (_, marks) => marks.map(axisText),
      },
    ],
    series: [
      {},
      { ...line, width: colours.strokePx, points: { show: onlyPoints, size: 4, fill: colours.local } },
      { ...line, width: 1, dash: [2, 4] },
      { show: true, auto: false, points: { show: false }, paths: () => null },
    ],
    hooks: { draw: [plot => drawLosses(plot, colours.bad)] },
  };
}

/** A lone echo between two losses is no line: it is drawn as a point. */
function onlyPoints(plot: UPlot, series: number, from: number, to: number): boolean {
  const row = plot.data[series] ?? [];
  for (let place = from; place <= to; place += 1) {
    if (row[place] != null && row[place - 1] == null && row[place + 1] == null) return true;
  }
  return false;
}

function drawLosses(plot: UPlot, colour: string): void {
  const { ctx, bbox } = plot;
  const width = MARK_WIDTH * UPlot.pxRatio;
  ctx.save();
  ctx.fillStyle = colour;
  ctx.globalAlpha = 0.55;
  for (const [place, lost] of (plot.data[LOST] ?? []).entries()) {
    const second = plot.data[0][place];
    if (lost == null || second === undefined) continue;
    ctx.fillRect(plot.valToPos(second, 'x', true) - width / 2, bbox.top, width, bbox.height);
  }
  ctx.restore();
}
