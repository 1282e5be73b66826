import type { ChartHistory } from '@radiolink/application/status/chart-series';
import { type HistoryQuantity, historyQuantity } from '@radiolink/domain/history';
import { figureText } from '@radiolink/domain/units';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyView } from '../../components/lazy-view.tsx';
import { axisSpeed, rangeAround, rangeFromZero } from '../../charts/value-axis.ts';
import { useText } from '../../i18n/use-text.ts';
import type { QuantityChartFacts } from './quantity-charts.ts';
import { useHistoryFigure } from './use-history-figure.ts';
import { usePickedTime } from './use-picked-time.ts';

const HistoryChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '../../charts/history-chart.tsx'))
    .HistoryChart<HistoryQuantity>,
}));

const HEIGHT = 150;
/** One crosshair for all charts of the axis. */
const GROUP = 'history';
const LEAST_TOP = { kbps: 1000, '%': 10, ms: 5 } as const;

const levels = (least: number | null, greatest: number | null) => rangeAround(least, greatest, [-90, -40]);
const amounts = (top: number) => (_: number | null, greatest: number | null) => rangeFromZero(greatest, top);
const RANGES = {
  dBm: levels,
  dB: amounts(10),
  kbps: amounts(LEAST_TOP.kbps),
  '%': amounts(LEAST_TOP['%']),
  ms: amounts(LEAST_TOP.ms),
  other: amounts(4),
} as const;

interface QuantityChartProps {
  readonly chart: QuantityChartFacts;
  readonly history: ChartHistory<HistoryQuantity>;
  readonly marks: ReactNode;
}

/** One chart of the axis; a click, a tap or Enter on its slider picks the time. */
export function QuantityChart({ chart: { title, series, names }, history, marks }: QuantityChartProps) {
  const t = useText();
  const { language } = useTranslation().i18n;
  const figure = useHistoryFigure();
  const [, pick] = usePickedTime();
  const first = series[0] ?? 'airtime';
  const { unit } = historyQuantity(first);
  const range = unit in RANGES ? RANGES[unit as keyof typeof RANGES] : RANGES.other;
  return (
    <HistoryChart
      title={t(title)}
      history={history}
      series={series.map((id, place) => ({
        id,
        name: t(names[place] ?? title),
        end: place === 0 ? 'local' : 'remote',
      }))}
      range={range}
      axisText={value => (unit === 'kbps' ? axisSpeed(value, language) : figureText(figure(first, value)))}
      figure={value => figure(first, value)}
      height={HEIGHT}
      byClock
      group={GROUP}
      onPick={pick}
      marks={marks}
    />
  );
}
