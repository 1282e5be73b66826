import type { SpeedTestRun } from '@radiolink/application/speed-test/speed-test-result';
import { speedTestWords, type SpeedTestWords } from '@radiolink/application/speed-test/speed-test-report';
import { speedTestShare } from '@radiolink/domain/tools';
import type { Figure as Quantity } from '@radiolink/domain/units';
import { Card, classNames, type Column, DataTable, Figure } from '../../components/index.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { useClockTime } from '../../i18n/use-time-text.ts';
import stacked from '../tools/stacked-table.module.css';
import { type Figures, useFigures } from '../../i18n/use-figures.ts';
import styles from './speed-test.module.css';

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

export interface SpeedTestComparisonProps {
  readonly run: SpeedTestRun;
  readonly compared: SpeedTestRun;
}

/** The figures of two tests beside each other. */
export function SpeedTestComparison({ run, compared }: SpeedTestComparisonProps) {
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
