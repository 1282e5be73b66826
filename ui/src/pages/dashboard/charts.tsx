import type { SignalSeries, ThroughputSeries } from '@radiolink/application/status';
import { dbmFigure, figureText, numberText } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChartSeries, HistoryChart, rangeAround, rangeFromZero } from '../../charts/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModels } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';

const HEIGHT = 180;
/** An axis below 1 Mbps would make noise look like traffic. */
const LEAST_TOP_KBPS = 1000;

const throughputRange = (_: number | null, greatest: number | null) =>
  rangeFromZero(greatest, LEAST_TOP_KBPS);
const signalRange = (least: number | null, greatest: number | null) =>
  rangeAround(least, greatest, [-90, -40]);

/** A mark of the axis: whole megabits where it can be. */
function axisSpeed(kbps: number, language: string): string {
  const mbps = kbps / 1000;
  const value = numberText(mbps, language, { digits: Number.isInteger(mbps) ? 0 : 1 });
  return figureText({ value, unit: 'Mbps' });
}

/** What was sent and received. */
export function ThroughputChart() {
  const t = useText();
  const { i18n } = useTranslation();
  const figures = useFigures();
  const history = useUnit(useModels().status.$throughputHistory);
  const sent = t('Sent');
  const received = t('Received');
  const series = useMemo<readonly ChartSeries<ThroughputSeries>[]>(
    () => [
      { id: 'txKbps', name: sent, end: 'local' },
      { id: 'rxKbps', name: received, end: 'remote' },
    ],
    [sent, received],
  );
  const megabits = useMemo(() => (kbps: number | undefined) => figures.speed(kbps, 'Mbps'), [figures]);
  const axisText = useMemo(() => (kbps: number) => axisSpeed(kbps, i18n.language), [i18n.language]);
  return (
    <HistoryChart
      title={t('Throughput')}
      history={history}
      series={series}
      range={throughputRange}
      axisText={axisText}
      figure={megabits}
      height={HEIGHT}
    />
  );
}

/** What both ends hear of each other. */
export function SignalChart() {
  const t = useText();
  const { i18n } = useTranslation();
  const figures = useFigures();
  const history = useUnit(useModels().status.$signalHistory);
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
    />
  );
}
