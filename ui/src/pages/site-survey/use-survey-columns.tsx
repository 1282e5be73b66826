import type { SurveyRun } from '@radiolink/application/site-survey';
import { type Column, Figure } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useFigures } from '../../units/index.ts';

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
