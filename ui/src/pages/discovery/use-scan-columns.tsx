import type { ScanRun } from '@radiolink/application/discovery/discovery.model';
import type { Column } from '../../components/data-table.tsx';
import { Figure } from '../../components/figure.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../units/use-figures.ts';

/** The figure by which scans are compared. */
export function useScanColumns(): readonly Column<ScanRun>[] {
  const t = useText();
  const figures = useFigures();
  return [
    {
      id: 'devices',
      header: t('Devices'),
      numeric: true,
      cell: ({ result }) => <Figure of={figures.count(result.length)} />,
    },
  ];
}
