import type { RadioSeries } from '@radiolink/application/failover/radio-values';
import type { RecordedQuantity, RecordedSeries } from '@radiolink/application/charts/recorded-charts';
import type {
  AirtimeSeries,
  CapacitySeries,
  SignalSeries,
  ThroughputSeries,
  ChartHistory,
} from '@radiolink/application/status/chart-series';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { dbmFigure, figureText, numberText, percentFigure } from '@radiolink/domain/units';
import { useTranslation } from 'react-i18next';
import { HistoryChart, type HistoryChartProps } from '../../../charts/history-chart.tsx';
import { axisSpeed, rangeAround, rangeFromZero, rangeUpTo } from '../../../charts/value-axis.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';

const HEIGHT = 180;
/** The charts of the dashboard tell the same time. */
const GROUP = 'dashboard';
/** An axis of fewer would have marks between whole stations. */
const LEAST_STATIONS = 4;
/** An axis below 1 Mbps would make noise look like traffic. */
const LEAST_TOP_KBPS = 1000;

const speedRange = (_: number | null, greatest: number | null) => rangeFromZero(greatest, LEAST_TOP_KBPS);
const percentRange = () => [0, 100] as const;

const stationRange = (_: number | null, greatest: number | null) => rangeFromZero(greatest, LEAST_STATIONS);

const signalRange = (least: number | null, greatest: number | null) =>
  rangeAround(least, greatest, [-90, -40]);

/** Names of the two series of a chart, one for each end. */
function usePair<First extends string, Second extends string>(
  [first, firstName]: readonly [First, string],
  [second, secondName]: readonly [Second, string],
) {
  const t = useText();
  return [
    { id: first, name: t(firstName), end: 'local' },
    { id: second, name: t(secondName), end: 'remote' },
  ] as const;
}

/** Words and figures of a chart of two rates, one each way. */
function useSpeeds() {
  const { language } = useTranslation().i18n;
  const figures = useFigures();
  const series = usePair(['downKbps', 'Downlink'], ['upKbps', 'Uplink']);
  return { series, figure: figures.columnSpeed, axisText: (kbps: number) => axisSpeed(kbps, language) };
}

/** Figures of a chart of signals. */
function useSignals() {
  const { language } = useTranslation().i18n;
  return {
    range: signalRange,
    figure: useFigures().dbm,
    axisText: (dbm: number) => figureText(dbmFigure(dbm, language)),
  };
}

export type LiveChartProps<Series extends string> = Pick<HistoryChartProps<Series>, 'history' | 'reach'>;

/** A chart of the last minutes, which tells its time with the others. */
function LiveChart<Series extends string>(props: Omit<HistoryChartProps<Series>, 'height' | 'group'>) {
  return <HistoryChart height={HEIGHT} group={GROUP} {...props} />;
}

/** Throughput each way, with the limit of the wired port. */
export function ThroughputChart(live: LiveChartProps<ThroughputSeries>) {
  const t = useText();
  const ceilingKbps = useUnitsOf(DashboardModel, '$ethernetCeilingKbps');
  const speeds = useSpeeds();
  const name = t('Ethernet limit, both directions');
  const limit = ceilingKbps === null ? undefined : { name, value: ceilingKbps };
  const range = (_: number | null, greatest: number | null) =>
    rangeUpTo(ceilingKbps, greatest, LEAST_TOP_KBPS);
  return <LiveChart title={t('Throughput')} {...live} range={range} limit={limit} {...speeds} />;
}

/** Capacity of both directions. */
export function CapacityChart(live: LiveChartProps<CapacitySeries>) {
  const t = useText();
  return <LiveChart title={t('Capacity')} {...live} range={speedRange} {...useSpeeds()} />;
}

/** The share of the air that each way took. */
export function AirtimeChart(live: LiveChartProps<AirtimeSeries>) {
  const t = useText();
  const { language } = useTranslation().i18n;
  const figures = useFigures();
  const series = usePair(['downPercent', 'Downlink'], ['upPercent', 'Uplink']);
  return (
    <LiveChart
      title={t('Airtime')}
      {...live}
      series={series}
      range={percentRange}
      axisText={percent => figureText(percentFigure(percent, language))}
      figure={percent => figures.percent(percent, 1)}
    />
  );
}

/** Receive signal at both ends. */
export function SignalChart(live: LiveChartProps<SignalSeries>) {
  const t = useText();
  const series = usePair(['localDbm', 'Local'], ['remoteDbm', 'Remote']);
  return <LiveChart title={t('Signal')} {...live} series={series} {...useSignals()} />;
}

/** Receive signal at both ends while an antenna is turned: the time goes back as far as was measured. */
export function AimChart({ history }: Pick<LiveChartProps<SignalSeries>, 'history'>) {
  const t = useText();
  const series = usePair(['localDbm', 'Local signal'], ['remoteDbm', 'Remote signal']);
  return (
    <HistoryChart
      title={t('Signal')}
      history={history}
      series={series}
      height={HEIGHT}
      growing
      {...useSignals()}
    />
  );
}

/** The radios as people call them, in any language: number and unit in this order. */
const RADIOS = [
  { id: 'sixty', name: '\u206660\u202FGHz\u2069', end: 'local' },
  { id: 'five', name: '\u20665\u202FGHz\u2069', end: 'remote' },
] as const;

/** Both radios of a device in time: the signals received here, or the stations that each carries. */
export function BothRadiosChart({
  unit,
  history,
}: LiveChartProps<RadioSeries> & { readonly unit: 'dbm' | 'stations' }) {
  const t = useText();
  const { language } = useTranslation().i18n;
  const figures = useFigures();
  const signals = useSignals();
  const counts = {
    range: stationRange,
    figure: figures.count,
    axisText: (count: number) => numberText(count, language),
  };
  return (
    <LiveChart
      title={unit === 'dbm' ? t('Local signal by radio') : t('Stations by radio')}
      history={history}
      series={RADIOS}
      {...(unit === 'dbm' ? signals : counts)}
    />
  );
}

/** Recorded values of one quantity, at the device's times. */
export function RecordChart({ quantity, history, title, alone = false }: RecordChartProps) {
  const { language } = useTranslation().i18n;
  const figures = useFigures();
  const { figure, axisText } = useSpeeds();
  const signals = useSignals();
  const [first, second] = RECORD_NAMES[quantity];
  const series = usePair(['first', first], ['second', second]);
  const speeds = { range: speedRange, figure, axisText };
  const looks = {
    signal: signals,
    score: {
      range: percentRange,
      figure: figures.count,
      axisText: (score: number) => numberText(score, language),
    },
    throughput: speeds,
    capacity: speeds,
  } as const satisfies Record<
    RecordedQuantity,
    Pick<HistoryChartProps<RecordedSeries>, 'range' | 'figure' | 'axisText'>
  >;
  return (
    <HistoryChart
      title={title}
      history={history}
      series={series}
      height={HEIGHT}
      byClock
      group={alone ? undefined : GROUP}
      {...looks[quantity]}
    />
  );
}

export interface RecordChartProps {
  readonly quantity: RecordedQuantity;
  readonly history: ChartHistory<RecordedSeries>;
  readonly title: string;
  /** Its times are not those of the dashboard's charts. */
  readonly alone?: boolean;
}

const RECORD_NAMES: Readonly<Record<RecordedQuantity, readonly [string, string]>> = {
  signal: ['Local', 'Remote'],
  throughput: ['Downlink', 'Uplink'],
  capacity: ['Downlink', 'Uplink'],
  score: ['Downlink', 'Uplink'],
};
