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

/** Room of a chart with its readout and the link to its table, so that nothing jumps when it arrives. */
const ROOM = '248px';
/** The readout of the throughput contains the Ethernet limit, and takes two lines. */
const THROUGHPUT_ROOM = '272px';

/** Throughput of the last two minutes. */
export function ThroughputCard() {
  const t = useText();
  return <ChartCard title={t('Throughput')} chart={Throughput} room={THROUGHPUT_ROOM} />;
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

interface ChartCardProps {
  readonly title: ReactNode;
  readonly chart: ComponentType;
  readonly room?: string;
}

function ChartCard({ title, chart: Chart, room = ROOM }: ChartCardProps) {
  return (
    <Card title={title}>
      <div className={styles.room} style={{ '--room': room }}>
        <Suspense fallback={<Skeleton height={room} />}>
          <Chart />
        </Suspense>
      </div>
    </Card>
  );
}
