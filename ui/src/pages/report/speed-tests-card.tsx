import { speedTestWords } from '@radiolink/application/speed-test/speed-test-labels';
import type { ReportedSpeedTest } from '@radiolink/domain/report';
import type { SpeedTestDirection } from '@radiolink/domain/tools';
import { Card, type Column, DataTable, Figure, ForeignText, numericColumn } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../units/use-figures.ts';
import styles from './report.module.css';
import { useReportTime } from './use-report-time.ts';

/** The finished speed tests of this browser on this device, the newest first. */
export function SpeedTestsCard({ tests }: { readonly tests: readonly ReportedSpeedTest[] }) {
  const t = useText();
  const columns = useTestColumns();
  return (
    <Card title={t('Speed test')}>
      {tests.length === 0 ? (
        <p className={styles.note}>{t('No speed test in the last 24 hours.')}</p>
      ) : (
        <DataTable
          caption={t('Speed test')}
          className={styles.table}
          columns={columns}
          rows={tests}
          rowKey={test => test.startedAt}
        />
      )}
    </Card>
  );
}

function useTestColumns(): readonly Column<ReportedSpeedTest>[] {
  const t = useText();
  const timeOf = useReportTime();
  const { speed, duration } = useFigures();
  const words = speedTestWords(null);
  return [
    {
      id: 'started',
      header: t('Started'),
      cell: test => <time>{timeOf(test.startedAt)}</time>,
    },
    { id: 'host', header: t('Host'), cell: test => <ForeignText>{test.host}</ForeignText> },
    {
      id: 'direction',
      header: t('Direction'),
      cell: test => t(words.directions[test.direction as SpeedTestDirection]),
    },
    numericColumn('duration', t('Duration'), test => <Figure of={duration(test.durationSeconds)} />),
    { id: 'tx', header: t(words.tx), numeric: true, cell: test => <Figure of={speed(test.txKbps)} /> },
    { id: 'rx', header: t(words.rx), numeric: true, cell: test => <Figure of={speed(test.rxKbps)} /> },
  ];
}
