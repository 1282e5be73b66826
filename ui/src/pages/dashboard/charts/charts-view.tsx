import {
  CHART_RANGES,
  type ChartRange,
  type RecordedQuantity,
  recordOf,
} from '@radiolink/application/charts/recorded-charts';
import { LinkChartsModel, type RecordFailure } from '@radiolink/application/charts/link-charts.model';
import { Card, Button, FailureMessage, Skeleton, StateShape } from '../../../components/index.ts';
import { SegmentedChoice } from '../../../components/segmented-choice.tsx';
import { type TimeSpan, useFigures } from '../../../i18n/use-figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf, useWhileShown } from '../../../models/models.ts';
import { type ChartsCardProps, chartRoom, type LiveChart } from './chart-room.ts';
import styles from './charts-card.module.css';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import type { ChartHistory } from '@radiolink/application/status/chart-series';
import { StatusModel } from '@radiolink/application/status/status.model';
import { LinkState } from '@radiolink/domain/link';
import { figureText } from '@radiolink/domain/units';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { LiveChartProps } from './charts.tsx';
import { TitledChart } from './titled-chart.tsx';
import { lazyView } from '../../../components/lazy-view.tsx';
import type { LinkHistory } from '@radiolink/application/history/link-history.port';
import { PHONE, useMedia } from '../../../components/use-media.ts';
import typography from '../../../theme/typography.module.css';

const ThroughputChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).ThroughputChart,
}));
const SignalChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).SignalChart,
}));
const CapacityChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).CapacityChart,
}));
const AirtimeChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).AirtimeChart,
}));

const Throughput = () => (
  <Live chart="throughput" of={ThroughputChart} history={useUnitsOf(LinkChartsModel, '$throughput')} />
);
const Signal = () => (
  <Live chart="signal" of={SignalChart} history={useUnitsOf(LinkChartsModel, '$signal')} />
);
const Capacity = () => (
  <Live chart="capacity" of={CapacityChart} history={useUnitsOf(LinkChartsModel, '$capacity')} />
);
const Airtime = () => (
  <Live chart="airtime" of={AirtimeChart} history={useUnitsOf(StatusModel, '$airtimeHistory')} />
);

const CHARTS: Readonly<Record<LiveChart, ComponentType>> = {
  throughput: Throughput,
  signal: Signal,
  capacity: Capacity,
  airtime: Airtime,
};
const TITLES: Readonly<Record<LiveChart, string>> = {
  throughput: 'Throughput',
  signal: 'Signal',
  capacity: 'Capacity',
  airtime: 'Airtime',
};

/** The last two minutes, tick by tick. */
function LiveCharts({ charts }: ChartsCardProps) {
  const [shown, choice] = useShownCharts('live-chart', charts, TITLES);
  return (
    <div className={styles.charts}>
      {choice}
      {shown.map(chart => {
        const Chart = CHARTS[chart];
        return <Chart key={chart} />;
      })}
    </div>
  );
}

interface LiveProps<Series extends string> {
  readonly chart: LiveChart;
  readonly of: ComponentType<LiveChartProps<Series>>;
  readonly history: ChartHistory<Series>;
}

/** A chart, or that the device reports nothing for it: an empty axis would look like a link that carries nothing. */
function Live<Series extends string>({ chart, of: Chart, history }: LiveProps<Series>) {
  const t = useText();
  const glance = useUnitsOf(DashboardModel, '$glance');
  // The device's record of the minutes before fills some charts: side by side they all show the same minutes.
  const { times } = useUnitsOf(LinkChartsModel, '$throughput');
  const isSilent = glance?.state === LinkState.Connected && isEmpty(history);
  return (
    <TitledChart title={t(TITLES[chart])} room={chartRoom(chart)} isSilent={isSilent}>
      {isSilent ? (
        <p className={typography.note}>{t('Not reported by this device')}</p>
      ) : (
        <Chart history={history} reach={times} />
      )}
    </TitledChart>
  );
}

/** A throughput is the difference of two answers: after the first, nothing is known of it. */
const SILENT_TICKS = 3;

/** Ticks were seen, and none had a value. */
const isEmpty = ({ times, series }: ChartHistory<string>): boolean =>
  !Number.isNaN(times.at(-SILENT_TICKS)) &&
  Object.values<Float64Array>(series).every(row => row.every(value => Number.isNaN(value)));

const RANGE_SPANS: Readonly<Record<ChartRange, TimeSpan>> = {
  minutes: { count: 2, unit: 'min' },
  hour: { count: 1, unit: 'h' },
  day: { count: 24, unit: 'h' },
};

/** The charts over one range, with the choice of it. Reads the device's record while mounted. */
export function ChartsView({ charts }: ChartsCardProps) {
  const t = useText();
  const figures = useFigures();
  const { rangeChosen } = useModel(LinkChartsModel);
  const [range, reading] = useUnitsOf(LinkChartsModel, '$range', '$reading');
  useWhileShown(...useUnitsOf(LinkChartsModel, 'opened', 'closed'));
  const choices = (
    <div className={styles.choices}>
      {range !== 'minutes' && <span>{t('Device time')}</span>}
      <SegmentedChoice
        legend={t('Range')}
        name="history-range"
        options={CHART_RANGES}
        words={each => figureText(figures.span(RANGE_SPANS[each]))}
        value={range}
        onChange={rangeChosen}
      />
    </div>
  );
  return (
    <Card title={t('History')} aside={choices}>
      <div aria-busy={range !== 'minutes' && reading}>
        {range === 'minutes' ? <LiveCharts charts={charts} /> : <RecordedCharts charts={charts} />}
      </div>
    </Card>
  );
}

const RecordChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).RecordChart,
}));

const RECORDED_TITLES: Readonly<Record<RecordedQuantity, string>> = {
  throughput: 'Throughput',
  signal: 'Signal',
  capacity: 'Capacity',
  score: 'Link score',
};

/** What the device recorded, in the places of the live charts; the score is recorded only. */
function RecordedCharts({ charts }: ChartsCardProps) {
  const [record, failure] = useUnitsOf(LinkChartsModel, '$record', '$failure');
  const quantities: readonly RecordedQuantity[] = [
    ...charts.flatMap(chart => (chart === 'airtime' ? [] : [chart])),
    'score',
  ];
  const [shown, choice] = useShownCharts('recorded-chart', quantities, RECORDED_TITLES);
  return (
    <>
      {failure !== null && <Problem failure={failure} />}
      {record !== null && record.times.length === 0 && <Nothing seconds={record.intervalSeconds} />}
      {(record !== null || failure === null) && (
        <div className={styles.charts}>
          {choice}
          {shown.map(quantity =>
            record === null ? (
              <Skeleton key={quantity} height={chartRoom(quantity)} />
            ) : (
              <Recorded key={quantity} record={record} quantity={quantity} />
            ),
          )}
        </div>
      )}
    </>
  );
}

interface RecordedProps {
  readonly record: LinkHistory;
  readonly quantity: RecordedQuantity;
}

function Recorded({ record, quantity }: RecordedProps) {
  const t = useText();
  const received = useUnitsOf(LinkChartsModel, '$received');
  const history = recordOf(record, quantity, received);
  const title = t(RECORDED_TITLES[quantity]);
  if (history === null) return null;
  return (
    <TitledChart title={title} room={chartRoom(quantity)}>
      <RecordChart title={title} quantity={quantity} history={history} />
    </TitledChart>
  );
}

function Nothing({ seconds }: { readonly seconds: number | undefined }) {
  const t = useText();
  return (
    <p className={typography.note}>
      {seconds === undefined || seconds < 60
        ? t('No history recorded yet.')
        : t('No history recorded yet. The device records one sample every {minutes} min.', {
            minutes: Math.round(seconds / 60),
          })}
    </p>
  );
}

function Problem({ failure }: { readonly failure: RecordFailure }) {
  const t = useText();
  const { refreshed } = useModel(LinkChartsModel);
  if (failure === 'unsupported')
    return <p className={typography.note}>{t('This device does not record history.')}</p>;
  return (
    <div role="alert" className={styles.problem}>
      <StateShape tone="bad" size={11} />
      <span>
        {t('The history could not be read.')}{' '}
        {failure !== 'fault' && <FailureMessage failure={failure} context="action" />}
      </span>
      <Button onClick={() => refreshed()}>{t('Refresh')}</Button>
    </div>
  );
}

/**
 * The charts for which there is room: on a phone one of them, with the choice of it, on paper and everywhere else all.
 *
 * @param name of the choice within the page
 * @param titles English sentence keys
 */
function useShownCharts<Chart extends string>(
  name: string,
  charts: readonly Chart[],
  titles: Readonly<Record<Chart, string>>,
): readonly [shown: readonly Chart[], choice: ReactNode] {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const [wanted, setWanted] = useState<Chart>();
  const [first] = charts;
  const chosen = charts.find(chart => chart === wanted) ?? first;
  if (!isPhone || chosen === undefined) return [charts, null];
  const choice = (
    <div className={styles.which}>
      <SegmentedChoice
        legend={t('Chart')}
        name={name}
        options={charts}
        words={each => t(titles[each])}
        value={chosen}
        onChange={setWanted}
      />
    </div>
  );
  return [[chosen], choice];
}
