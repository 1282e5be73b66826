import type { SpeedTestRun } from '@radiolink/application/speed-test/speed-test-result';
import { speedTestWords } from '@radiolink/application/speed-test/speed-test-labels';
import { figureText, numberText } from '@radiolink/domain/units';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeFromZero } from '../../charts/value-axis.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../units/use-figures.ts';
import { lazyView } from '../../components/lazy-view.tsx';

const HistoryChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '../../charts/history-chart.tsx')).HistoryChart,
}));

const HEIGHT = 200;
/** Room that the chart takes with its readout and the way to its table, so that nothing jumps when it arrives. */
const ROOM = '260px';
/** An axis below 1 Mbps would make noise look like traffic. */
const LEAST_TOP_KBPS = 1000;
const range = (_: number | null, greatest: number | null) => rangeFromZero(greatest, LEAST_TOP_KBPS);

/** Both rates, second by second. */
export function SpeedTestCurve({ run: { startedAt, result } }: { readonly run: SpeedTestRun }) {
  const t = useText();
  const { language } = useTranslation().i18n;
  const figures = useFigures();
  const words = speedTestWords(result.ends.sends);
  const series = [
    { id: 'tx', name: t(words.tx), end: 'local' },
    { id: 'rx', name: t(words.rx), end: 'remote' },
  ] as const;
  const history = {
    times: Float64Array.from(result.samples, ({ seconds }) => startedAt + seconds * 1000),
    series: {
      tx: Float64Array.from(result.samples, ({ txKbps }) => txKbps ?? Number.NaN),
      rx: Float64Array.from(result.samples, ({ rxKbps }) => rxKbps ?? Number.NaN),
    },
  };
  const axisText = (kbps: number) => figureText({ value: numberText(kbps / 1000, language), unit: 'Mbps' });
  return (
    <Suspense fallback={<Skeleton height={ROOM} />}>
      <HistoryChart
        title={t('Throughput')}
        history={history}
        series={series}
        range={range}
        axisText={axisText}
        figure={figures.columnSpeed}
        height={HEIGHT}
        byClock
      />
    </Suspense>
  );
}
