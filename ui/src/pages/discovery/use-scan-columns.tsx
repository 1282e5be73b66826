import type { ScanRun } from '@radiolink/application/discovery';
import { type Column, Figure } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useFigures } from '../../units/index.ts';

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
