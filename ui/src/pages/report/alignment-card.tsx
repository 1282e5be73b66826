import type { Installation, ReportedAim } from '@radiolink/domain/report';
import { Card } from '../../components/card.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Figure } from '../../components/figure.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../units/use-figures.ts';
import styles from './report.module.css';

type AimRow = readonly [end: string, aim: ReportedAim];

/** What the alignment of this session achieved at both ends. */
export function AlignmentCard({ alignment }: { readonly alignment: Installation['alignment'] }) {
  const t = useText();
  const rows: readonly AimRow[] =
    alignment === undefined
      ? []
      : [
          [t('Local'), alignment.local],
          [t('Remote'), alignment.remote],
        ];
  const columns = useAimColumns();
  return (
    <Card title={t('Alignment')}>
      {rows.length === 0 ? (
        <p className={styles.note}>{t('No alignment in this session.')}</p>
      ) : (
        <DataTable
          caption={t('Alignment')}
          className={styles.table}
          columns={columns}
          rows={rows}
          rowKey={([end]) => end}
        />
      )}
    </Card>
  );
}

function useAimColumns(): readonly Column<AimRow>[] {
  const t = useText();
  const { dbm } = useFigures();
  return [
    { id: 'end', header: t('Link'), cell: ([end]) => end },
    {
      id: 'before',
      header: t('Before'),
      numeric: true,
      cell: ([, aim]) => <Figure of={dbm(aim.beforeDbm)} />,
    },
    {
      id: 'best',
      header: t('Best'),
      numeric: true,
      cell: ([, aim]) => <Figure of={dbm(aim.bestDbm)} />,
    },
    {
      id: 'expected',
      header: t('Expected'),
      numeric: true,
      cell: ([, aim]) => <Figure of={dbm(aim.expectedDbm)} />,
    },
  ];
}
