import { SpeedTestModel } from '@radiolink/application/speed-test/speed-test.model';
import { speedTestWords, type SpeedTestWords } from '@radiolink/application/speed-test/speed-test-report';
import type { SpeedTestRun } from '@radiolink/application/speed-test/speed-test-result';
import type { AirDirection } from '@radiolink/domain/link';
import { figureText, numberText, type Figure as Quantity } from '@radiolink/domain/units';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeFromZero } from '../../charts/value-axis.ts';
import {
  Banner,
  Card,
  type Column,
  Figure,
  Skeleton,
  classNames,
  DataTable,
} from '../../components/index.ts';
import { lazyView } from '../../components/lazy-view.tsx';
import { useText, type Text } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { hostColumn } from '../tools/stored-runs.tsx';
import { ToolPage } from '../tools/tool-page.tsx';
import { useFigures, type Figures } from '../../i18n/use-figures.ts';
import { SpeedTestBar } from './speed-test-bar.tsx';
import { SpeedTestResult } from './speed-test-result.tsx';
import { speedTestShare } from '@radiolink/domain/tools';
import { useClockTime } from '../../i18n/use-time-text.ts';
import stacked from '../tools/stacked-table.module.css';
import styles from './speed-test.module.css';

const HistoryChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '../../charts/history-chart.tsx')).HistoryChart,
}));

const HEIGHT = 200;
/** Room that the chart takes with its readout and the way to its table, so that nothing jumps when it arrives. */
const ROOM = '260px';
/** An axis below 1 Mbps would make noise look like traffic. */
const LEAST_TOP_KBPS = 1000;
const range = (_: number | null, greatest: number | null) => rangeFromZero(greatest, LEAST_TOP_KBPS);

/** Throughput to another device. §2.speed-test-dialog. */
export function SpeedTestPage() {
  const t = useText();
  const model = useModel(SpeedTestModel);
  const [run, compared, running, sends] = useUnitsOf(
    SpeedTestModel,
    '$run',
    '$compared',
    '$running',
    '$sends',
  );
  const { elapsedSeconds = 0, durationSeconds = 0 } = run?.result ?? {};
  return (
    <ToolPage
      title={t('Speed test')}
      tool={model}
      bar={<SpeedTestBar />}
      runColumns={useSpeedTestColumns(sends)}
      runsTitle={t('Results in this browser')}
      progress={durationSeconds > 0 ? elapsedSeconds / durationSeconds : undefined}
    >
      {!running && (
        <Banner tone="idle">
          {t('A speed test loads the link: traffic of users is slower while it runs.')}
        </Banner>
      )}
      <SpeedTestResult run={run} sends={sends} />
      {run !== null && compared !== null && compared.number !== run.number && (
        <SpeedTestComparison run={run} compared={compared} />
      )}
      {run !== null && run.result.samples.length > 0 && (
        <Card title={t('Throughput')}>
          <SpeedTestCurve run={run} />
        </Card>
      )}
    </ToolPage>
  );
}

/** Both rates, second by second. */
function SpeedTestCurve({ run: { startedAt, result } }: { readonly run: SpeedTestRun }) {
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

/** The figures by which speed tests are compared. */
function useSpeedTestColumns(sends: AirDirection | null): readonly Column<SpeedTestRun>[] {
  const t = useText();
  const figures = useFigures();
  return useMemo(
    () => [
      hostColumn(t),
      {
        id: 'direction',
        header: t('Direction'),
        cell: ({ request }) => t(speedTestWords(sends).directions[request.direction]),
      },
      {
        id: 'tx',
        header: t(speedTestWords(sends).tx),
        numeric: true,
        cell: ({ result }) => <Figure of={figures.speed(result.txKbps)} />,
      },
      {
        id: 'rx',
        header: t(speedTestWords(sends).rx),
        numeric: true,
        cell: ({ result }) => <Figure of={figures.speed(result.rxKbps)} />,
      },
    ],
    [t, figures, sends],
  );
}

interface Reading {
  /** An English sentence key. */
  readonly label: string;
  readonly of: (run: SpeedTestRun, figures: Figures, t: Text) => Quantity | string | undefined;
}

const shareOf = ({ request: { direction }, result }: SpeedTestRun): number | undefined => {
  const share = speedTestShare({ ...result, ...result.ends, direction });
  return share === undefined ? undefined : share * 100;
};

const readingsOf = ({ tx, rx, directions }: SpeedTestWords): readonly Reading[] => [
  { label: 'Direction', of: ({ request }, _, t) => t(directions[request.direction]) },
  { label: tx, of: ({ result }, figures) => figures.speed(result.txKbps) },
  { label: rx, of: ({ result }, figures) => figures.speed(result.rxKbps) },
  { label: 'Percentage of capacity', of: (run, figures) => figures.percent(shareOf(run)) },
  { label: 'Airtime', of: ({ result }, figures) => figures.percent(result.ends.airtimePercent) },
  { label: 'CPU, this device', of: ({ result }, figures) => figures.percent(result.ends.localCpuPercent) },
  { label: 'CPU, remote device', of: ({ result }, figures) => figures.percent(result.ends.remoteCpuPercent) },
];

interface SpeedTestComparisonProps {
  readonly run: SpeedTestRun;
  readonly compared: SpeedTestRun;
}

/** The figures of two tests beside each other. */
function SpeedTestComparison({ run, compared }: SpeedTestComparisonProps) {
  const t = useText();
  return (
    <Card title={t('Comparison')} flush>
      <DataTable
        className={classNames(stacked.stacks, styles.comparison)}
        caption={t('Comparison')}
        columns={useColumns(run, compared)}
        rows={readingsOf(speedTestWords(run.result.ends.sends))}
        rowKey={({ label }) => label}
      />
    </Card>
  );
}

function useColumns(run: SpeedTestRun, compared: SpeedTestRun): readonly Column<Reading>[] {
  const t = useText();
  const figures = useFigures();
  const clock = useClockTime();
  const shown = ({ of }: Reading, one: SpeedTestRun) => {
    const reading = of(one, figures, t);
    return typeof reading === 'string' ? reading : <Figure of={reading} />;
  };
  const header = ({ startedAt }: SpeedTestRun) => t('Result of {time}', { time: clock(startedAt) });
  return [
    { id: 'reading', header: t('Measurement'), cell: ({ label }) => t(label) },
    { id: 'shown', header: header(run), numeric: true, cell: reading => shown(reading, run) },
    { id: 'compared', header: header(compared), numeric: true, cell: reading => shown(reading, compared) },
  ];
}
