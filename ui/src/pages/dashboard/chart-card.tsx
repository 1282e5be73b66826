import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Card, Skeleton } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import styles from './chart-card.module.css';

const Throughput = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).ThroughputChart,
}));
const Signal = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).SignalChart,
}));
const Capacity = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).CapacityChart,
}));
const Airtime = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './charts.tsx')).AirtimeChart,
}));

/** Room that a chart takes with its readout and the way to its table, so that nothing jumps when it arrives. */
const ROOM = '240px';

/** Throughput of the last two minutes. */
export function ThroughputCard() {
  const t = useText();
  return <ChartCard title={t('Throughput')} chart={Throughput} />;
}

/** Signal of the last two minutes. */
export function SignalCard() {
  const t = useText();
  return <ChartCard title={t('Signal')} chart={Signal} />;
}

/** Capacity of the last two minutes. */
export function CapacityCard() {
  const t = useText();
  return <ChartCard title={t('Capacity')} chart={Capacity} />;
}

/** Airtime of the last two minutes. */
export function AirtimeCard() {
  const t = useText();
  return <ChartCard title={t('Airtime')} chart={Airtime} />;
}

function ChartCard({ title, chart: Chart }: { readonly title: ReactNode; readonly chart: ComponentType }) {
  return (
    <Card title={title}>
      <div className={styles.room} style={{ '--room': ROOM }}>
        <Suspense fallback={<Skeleton height={ROOM} />}>
          <Chart />
        </Suspense>
      </div>
    </Card>
  );
}
