import { AXIS_RANGES, axisRows, axisSamples, type AxisRange } from '@radiolink/application/history/time-axis';
import { HistoryModel } from '@radiolink/application/history/history.model';
import type { DeviceHistory } from '@radiolink/domain/history';
import { figureText } from '@radiolink/domain/units';
import { Suspense, useMemo, useState } from 'react';
import { Card, classNames, Skeleton } from '../../components/index.ts';
import { lazyView } from '../../components/lazy-view.tsx';
import { SegmentedChoice } from '../../components/segmented-choice.tsx';
import { type TimeSpan, useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './history.module.css';
import { QUANTITY_CHARTS } from './quantity-charts.ts';
import layout from '../../theme/layout.module.css';

const QuantityChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "page-history-charts" */ './quantity-chart.tsx')).QuantityChart,
}));

const RANGE_SPANS: Readonly<Record<AxisRange, TimeSpan>> = {
  day: { count: 24, unit: 'h' },
  week: { count: 7, unit: 'd' },
};
const DAY_MS = 86_400_000;

/** The charts over one axis, with the events as marks above them. */
export function HistoryCard() {
  const t = useText();
  const figures = useFigures();
  const [deviceHistory, at] = useUnitsOf(HistoryModel, '$history', '$at');
  const newest = deviceHistory.samples.at(-1)?.at ?? 0;
  const [chosen, choose] = useState<AxisRange | null>(null);
  const range = chosen ?? (at !== null && at < newest - DAY_MS ? 'week' : 'day');
  const samples = useMemo(() => axisSamples(deviceHistory, range), [deviceHistory, range]);
  const charts = useMemo(
    () =>
      QUANTITY_CHARTS.flatMap(chart => {
        const history = axisRows(samples, chart.series);
        return history === null ? [] : [{ chart, history }];
      }),
    [samples],
  );
  const marks = (
    <AxisMarks
      deviceHistory={deviceHistory}
      at={at}
      from={samples[0]?.at ?? 0}
      to={samples.at(-1)?.at ?? 0}
    />
  );
  return (
    <Card
      title={t('Time axis')}
      aside={
        <SegmentedChoice
          legend={t('Range')}
          name="history-axis"
          options={AXIS_RANGES}
          words={each => figureText(figures.span(RANGE_SPANS[each]))}
          value={range}
          onChange={choose}
        />
      }
    >
      <div className={styles.charts}>
        {charts.map(({ chart, history }) => (
          <section key={chart.title} className={layout.slim} aria-label={t(chart.title)}>
            <h3 className={styles.chartTitle}>{t(chart.title)}</h3>
            <Suspense fallback={<Skeleton height="160px" />}>
              <QuantityChart chart={chart} history={history} marks={marks} />
            </Suspense>
          </section>
        ))}
      </div>
    </Card>
  );
}

interface AxisMarksProps {
  readonly deviceHistory: DeviceHistory;
  readonly at: number | null;
  readonly from: number;
  readonly to: number;
}

/** Events, gaps and the picked time above a chart, at their places; the list of events has their words. */
function AxisMarks({ deviceHistory: { events, gaps }, at, from, to }: AxisMarksProps) {
  const span = Math.max(1, to - from);
  const share = (time: number): string =>
    `${(100 * Math.min(1, Math.max(0, (time - from) / span))).toFixed(2)}%`;
  const isShown = (time: number): boolean => time >= from && time <= to;
  return (
    <div className={styles.marks} aria-hidden="true">
      {gaps
        .filter(gap => gap.to > from && gap.from < to)
        .map(gap => (
          <span
            key={gap.from}
            className={styles.gap}
            style={{ '--from': share(gap.from), '--to': share(gap.to) }}
          />
        ))}
      {events
        .filter(event => isShown(event.at))
        .map(event => (
          <span
            key={`${event.at} ${event.kind} ${event.line ?? event.message.key}`}
            className={classNames(styles.mark, event.kind === 'login' && styles.faint)}
            style={{ '--at': share(event.at) }}
          />
        ))}
      {at !== null && isShown(at) && <span className={styles.picked} style={{ '--at': share(at) }} />}
    </div>
  );
}
