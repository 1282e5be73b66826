import type { AirPeak } from '@radiolink/domain/tools';
import type { Column } from '../../components/data-table.tsx';
import { Figure } from '../../components/figure.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../units/use-figures.ts';

const PERCENT = 100;

/** The columns of the strongest signals. */
export function usePeakColumns(): readonly Column<AirPeak>[] {
  const t = useText();
  const figures = useFigures();
  return [
    {
      id: 'frequency',
      header: t('Frequency'),
      cell: ({ frequencyMhz }) => <Figure of={figures.frequency(frequencyMhz, 'MHz')} />,
    },
    {
      id: 'now',
      header: t('Now'),
      numeric: true,
      cell: ({ nowDbm }) => <Figure of={figures.dbm(nowDbm)} />,
    },
    {
      id: 'average',
      header: t('Average'),
      numeric: true,
      cell: ({ averageDbm }) => <Figure of={figures.dbm(averageDbm)} />,
    },
    {
      id: 'maximum',
      header: t('Maximum'),
      numeric: true,
      cell: ({ maximumDbm }) => <Figure of={figures.dbm(maximumDbm)} />,
    },
    {
      id: 'usage',
      header: t('In use'),
      numeric: true,
      cell: ({ usage }) => <Figure of={figures.percent(usage === undefined ? undefined : usage * PERCENT)} />,
    },
  ];
}
