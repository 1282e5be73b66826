import { CHART_RANGES, type ChartRange } from '@radiolink/application/charts/recorded-charts';
import { LinkChartsModel } from '@radiolink/application/charts/link-charts.model';
import { Card } from '../../../components/index.ts';
import { SegmentedChoice } from '../../../components/segmented-choice.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf, useWhileShown } from '../../../models/models.ts';
import { type ChartsCardProps, chartRoom, type LiveChart } from './chart-room.ts';
import styles from './charts-card.module.css';
import { RecordedCharts } from './recorded-charts.tsx';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import type { ChartHistory } from '@radiolink/application/status/chart-series';
import { StatusModel } from '@radiolink/application/status/status.model';
import { LinkState } from '@radiolink/domain/link';
import { type ComponentType } from 'react';
import { TitledChart } from './titled-chart.tsx';
import { useShownCharts } from './use-shown-charts.tsx';
import { lazyView } from '../../../components/lazy-view.tsx';

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
  readonly of: ComponentType<{ readonly history: ChartHistory<Series> }>;
  readonly history: ChartHistory<Series>;
}

/** A chart, or that the device reports nothing for it: an empty axis would look like a link that carries nothing. */
function Live<Series extends string>({ chart, of: Chart, history }: LiveProps<Series>) {
  const t = useText();
  const glance = useUnitsOf(DashboardModel, '$glance');
  const isSilent = glance?.state === LinkState.Connected && isEmpty(history);
  return (
    <TitledChart title={t(TITLES[chart])} room={chartRoom(chart)} isSilent={isSilent}>
      {isSilent ? <p className="note">{t('Not reported by this device')}</p> : <Chart history={history} />}
    </TitledChart>
  );
}

/** A throughput is the difference of two answers: after the first, nothing is known of it. */
const SILENT_TICKS = 3;

/** Ticks were seen, and none had a value. */
const isEmpty = ({ times, series }: ChartHistory<string>): boolean =>
  !Number.isNaN(times.at(-SILENT_TICKS)) &&
  Object.values<Float64Array>(series).every(row => row.every(value => Number.isNaN(value)));

const RANGE_WORDS: Readonly<Record<ChartRange, string>> = { minutes: '2 min', hour: '1 h', day: '24 h' };

/** The charts over one range, with the choice of it. Reads the device's record while mounted. */
export function ChartsView({ charts }: ChartsCardProps) {
  const t = useText();
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
        labels={RANGE_WORDS}
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
