import type { SurveyRun } from '@radiolink/application/site-survey/survey-run';
import type { Column } from '../../components/data-table.tsx';
import { Figure } from '../../components/figure.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../units/use-figures.ts';

/** The figures by which surveys are compared. */
export function useSurveyColumns(): readonly Column<SurveyRun>[] {
  const t = useText();
  const figures = useFigures();
  return [
    {
      id: 'interface',
      header: t('Interface'),
      cell: ({ request }) => <bdi>{request.interfaceName}</bdi>,
    },
    {
      id: 'networks',
      header: t('Networks'),
      numeric: true,
      cell: ({ result }) => <Figure of={figures.count(result.length)} />,
    },
  ];
}
