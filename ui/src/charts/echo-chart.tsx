import 'uplot/dist/uPlot.min.css';
import type { PingTimeline } from '@radiolink/domain/tools';
import { figureText, MISSING_TEXT, numberText } from '@radiolink/domain/units';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import UPlot from 'uplot';
import { classNames, Figure } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import { useFigures } from '../i18n/use-figures.ts';
import { chartColours } from './chart-colours.ts';
import { clockIn } from './clock-text.ts';
import { echoOptions, echoRows, inOrder } from './echo-plot.ts';
import styles from './history-chart.module.css';
import { HistoryTable } from './history-table.tsx';
import { mountPlot } from './mount-plot.ts';

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
    <div className="stack" style={{ '--plot-height': `${height}px` }}>
      <div className={styles.readout}>
        <span className="word">
          <span className={styles.swatch} aria-hidden="true" />
          <span className="muted">{echoesEach === 1 ? t('Round-trip time') : t('Average')}</span>
          <Figure of={average} room={9} reason={t('No data at this time')} />
        </span>
        {echoesEach > 1 && (
          <span className="word">
            <span className={classNames(styles.swatch, styles.limit)} aria-hidden="true" />
            <span className="muted">{t('Maximum')}</span>
            <Figure of={figures.latency(rows.maximum[place] ?? undefined)} room={9} />
          </span>
        )}
        <span className="word">
          <span className={classNames(styles.swatch, styles.lost)} aria-hidden="true" />
          <span className="muted">{t('Lost')}</span>
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
