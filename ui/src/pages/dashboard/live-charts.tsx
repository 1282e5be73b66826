import { HistoryModel } from '@radiolink/application/history';
import { StatusModel } from '@radiolink/application/status';
import { useUnit } from 'effector-react';
import { type ComponentType, lazy } from 'react';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { chartRoom, type HistoryCardProps, type LiveChart } from './history-charts.ts';
import styles from './history-card.module.css';
import { TitledChart } from './titled-chart.tsx';

const ThroughputChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).ThroughputChart,
}));
const SignalChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).SignalChart,
}));
const CapacityChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).CapacityChart,
}));
const AirtimeChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).AirtimeChart,
}));

const Throughput = () => <ThroughputChart history={useUnit(useModel(HistoryModel).$throughput)} />;
const Signal = () => <SignalChart history={useUnit(useModel(HistoryModel).$signal)} />;
const Capacity = () => <CapacityChart history={useUnit(useModel(HistoryModel).$capacity)} />;
const Airtime = () => <AirtimeChart history={useUnit(useModel(StatusModel).$airtimeHistory)} />;

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
export function LiveCharts({ charts }: HistoryCardProps) {
  const t = useText();
  return (
    <div className={styles.charts}>
      {charts.map(chart => {
        const Chart = CHARTS[chart];
        return (
          <TitledChart key={chart} title={t(TITLES[chart])} room={chartRoom(chart)}>
            <Chart />
          </TitledChart>
        );
      })}
    </div>
  );
}
