import { DashboardModel } from '@radiolink/application/status';
import type { RecordedQuantity, RecordedSeries } from '@radiolink/application/history';
import type {
  AirtimeSeries,
  CapacitySeries,
  History,
  SignalSeries,
  ThroughputSeries,
} from '@radiolink/application/status';
import { dbmFigure, figureText, numberText, percentFigure } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChartLimit,
  type ChartSeries,
  HistoryChart,
  type HistoryChartProps,
  rangeAround,
  rangeFromZero,
  rangeUpTo,
} from '../../charts/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';

const HEIGHT = 180;
/** The charts of the dashboard tell the same time. */
const GROUP = 'dashboard';
/** An axis below 1 Mbps would make noise look like traffic. */
const LEAST_TOP_KBPS = 1000;

const speedRange = (_: number | null, greatest: number | null) => rangeFromZero(greatest, LEAST_TOP_KBPS);
const percentRange = () => [0, 100] as const;

const signalRange = (least: number | null, greatest: number | null) =>
  rangeAround(least, greatest, [-90, -40]);

/** A mark of the axis: whole megabits where it can be. */
function axisSpeed(kbps: number, language: string): string {
  const mbps = kbps / 1000;
  const value = numberText(mbps, language, { digits: Number.isInteger(mbps) ? 0 : 1 });
  return figureText({ value, unit: 'Mbps' });
}

/** Words and figures of a chart of two rates, one each way. */
function useSpeeds() {
  const t = useText();
  const { i18n } = useTranslation();
  const figures = useFigures();
  const sent = t('Transmitted');
  const received = t('Received');
  const series = useMemo(
    () =>
      [
        { id: 'txKbps', name: sent, end: 'local' },
        { id: 'rxKbps', name: received, end: 'remote' },
      ] as const satisfies readonly ChartSeries<ThroughputSeries & CapacitySeries>[],
    [sent, received],
  );
  const axisText = useMemo(() => (kbps: number) => axisSpeed(kbps, i18n.language), [i18n.language]);
  return { series, figure: figures.columnSpeed, axisText };
}

interface LiveChartProps<Series extends string> {
  readonly history: History<Series>;
}

/** Throughput sent and received, with the limit of the wired port. */
export function ThroughputChart({ history }: LiveChartProps<ThroughputSeries>) {
  const t = useText();
  const ceilingKbps = useUnit(useModel(DashboardModel).$ethernetCeilingKbps);
  const speeds = useSpeeds();
  const name = t('Ethernet limit, both directions');
  const limit = useMemo<ChartLimit | undefined>(
    () => (ceilingKbps === null ? undefined : { name, value: ceilingKbps }),
    [name, ceilingKbps],
  );
  const range = useMemo(
    () => (_: number | null, greatest: number | null) => rangeUpTo(ceilingKbps, greatest, LEAST_TOP_KBPS),
    [ceilingKbps],
  );
  return (
    <HistoryChart
      title={t('Throughput')}
      history={history}
      range={range}
      limit={limit}
      height={HEIGHT}
      group={GROUP}
      {...speeds}
    />
  );
}

/** Capacity of both directions. */
export function CapacityChart({ history }: LiveChartProps<CapacitySeries>) {
  const t = useText();
  const speeds = useSpeeds();
  return (
    <HistoryChart
      title={t('Capacity')}
      history={history}
      range={speedRange}
      height={HEIGHT}
      group={GROUP}
      {...speeds}
    />
  );
}

/** The share of the air that sending and receiving took. */
export function AirtimeChart({ history }: LiveChartProps<AirtimeSeries>) {
  const t = useText();
  const { i18n } = useTranslation();
  const figures = useFigures();
  const sent = t('Transmitted');
  const received = t('Received');
  const series = useMemo<readonly ChartSeries<AirtimeSeries>[]>(
    () => [
      { id: 'txPercent', name: sent, end: 'local' },
      { id: 'rxPercent', name: received, end: 'remote' },
    ],
    [sent, received],
  );
  const figure = useMemo(() => (percent: number | undefined) => figures.percent(percent, 1), [figures]);
  const axisText = useMemo(
    () => (percent: number) => figureText(percentFigure(percent, i18n.language)),
    [i18n.language],
  );
  return (
    <HistoryChart
      title={t('Airtime')}
      history={history}
      series={series}
      range={percentRange}
      axisText={axisText}
      figure={figure}
      height={HEIGHT}
      group={GROUP}
    />
  );
}

/** Receive signal at both ends. */
export function SignalChart({ history }: LiveChartProps<SignalSeries>) {
  const t = useText();
  const { i18n } = useTranslation();
  const figures = useFigures();
  const local = t('Local');
  const remote = t('Remote');
  const series = useMemo<readonly ChartSeries<SignalSeries>[]>(
    () => [
      { id: 'localDbm', name: local, end: 'local' },
      { id: 'remoteDbm', name: remote, end: 'remote' },
    ],
    [local, remote],
  );
  const axisText = useMemo(() => (dbm: number) => figureText(dbmFigure(dbm, i18n.language)), [i18n.language]);
  return (
    <HistoryChart
      title={t('Signal')}
      history={history}
      series={series}
      range={signalRange}
      axisText={axisText}
      figure={figures.dbm}
      height={HEIGHT}
      group={GROUP}
    />
  );
}

/** Recorded values of one quantity, at the device's times. */
export function RecordChart({ quantity, history, title, alone = false }: RecordChartProps) {
  const t = useText();
  const { i18n } = useTranslation();
  const figures = useFigures();
  const speeds = useSpeeds();
  const [first, second] = RECORD_NAMES[quantity];
  const [firstName, secondName] = [t(first), t(second)];
  const series = useMemo<readonly ChartSeries<RecordedSeries>[]>(
    () => [
      { id: 'first', name: firstName, end: 'local' },
      { id: 'second', name: secondName, end: 'remote' },
    ],
    [firstName, secondName],
  );
  const looks = useMemo<Pick<HistoryChartProps<RecordedSeries>, 'range' | 'figure' | 'axisText'>>(() => {
    const { language } = i18n;
    if (quantity === 'signal') {
      return {
        range: signalRange,
        figure: figures.dbm,
        axisText: dbm => figureText(dbmFigure(dbm, language)),
      };
    }
    if (quantity === 'score') {
      return { range: percentRange, figure: figures.count, axisText: score => numberText(score, language) };
    }
    return { range: speedRange, figure: speeds.figure, axisText: speeds.axisText };
  }, [quantity, figures, speeds.figure, speeds.axisText, i18n]);
  return (
    <HistoryChart
      title={title}
      history={history}
      series={series}
      height={HEIGHT}
      byClock
      group={alone ? undefined : GROUP}
      {...looks}
    />
  );
}

export interface RecordChartProps {
  readonly quantity: RecordedQuantity;
  readonly history: History<RecordedSeries>;
  readonly title: string;
  /** Its times are not those of the dashboard's charts. */
  readonly alone?: boolean;
}

const RECORD_NAMES: Readonly<Record<RecordedQuantity, readonly [string, string]>> = {
  signal: ['Local', 'Remote'],
  throughput: ['Transmitted', 'Received'],
  capacity: ['Downlink', 'Uplink'],
  score: ['Downlink', 'Uplink'],
};
