import type { SurveyRun } from '@radiolink/application/site-survey/survey-run';
import { LEAST_SURVEY_CHANGE_DB, type SurveyDifference } from '@radiolink/domain/tools';
import {
  Card,
  type Column,
  DataTable,
  Figure,
  StateBadge,
  type Tone,
  figureColumn,
} from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useClockTime } from '../../i18n/use-time-text.ts';
import stacked from '../tools/stacked-table.module.css';
import { useFigures } from '../../i18n/use-figures.ts';
import { NetworkName } from './network-cells.tsx';

/** English sentence keys. */
const KINDS = {
  new: { word: 'New', tone: 'busy' },
  gone: { word: 'No longer found', tone: 'warn' },
  level: { word: 'Signal changed', tone: 'idle' },
} as const satisfies Record<SurveyDifference['kind'], { readonly word: string; readonly tone: Tone }>;

export interface SurveyComparisonProps {
  readonly differences: readonly SurveyDifference[];
  readonly run: SurveyRun;
  readonly compared: SurveyRun;
}

/** What the survey that is shown differs in from another, network by network. */
export function SurveyComparison({ differences, run, compared }: SurveyComparisonProps) {
  const t = useText();
  return (
    <Card
      title={t('Comparison')}
      aside={differences.length > 0 && t('{count} differences', { count: differences.length })}
      flush
    >
      <DataTable
        className={stacked.stacks}
        caption={t('Comparison')}
        columns={useColumns(run.startedAt, compared.startedAt)}
        rows={differences}
        rowKey={({ cell }) => cell.mac}
        empty={t('No network is new or gone, and no signal changed by {least} dB or more.', {
          least: LEAST_SURVEY_CHANGE_DB,
        })}
      />
    </Card>
  );
}

function useColumns(startedAt: number, comparedAt: number): readonly Column<SurveyDifference>[] {
  const t = useText();
  const figures = useFigures();
  const clock = useClockTime();
  const level = (
    id: string,
    header: string,
    of: (difference: SurveyDifference) => number | undefined,
  ): Column<SurveyDifference> => ({
    id,
    header,
    numeric: true,
    cell: difference => <Figure of={figures.dbm(of(difference))} />,
  });
  const runOf = (at: number) => t('Result of {time}', { time: clock(at) });
  return [
    { id: 'ssid', header: t('SSID'), cell: ({ cell }) => <NetworkName cell={cell} words={{ t }} /> },
    {
      id: 'state',
      header: t('State'),
      cell: ({ kind }) => (
        <StateBadge tone={KINDS[kind].tone} quiet>
          {t(KINDS[kind].word)}
        </StateBadge>
      ),
    },
    { id: 'mac', header: t('MAC'), cell: ({ cell }) => <bdi>{cell.mac}</bdi> },
    level('now', runOf(startedAt), ({ nowDbm }) => nowDbm),
    level('before', runOf(comparedAt), ({ beforeDbm }) => beforeDbm),
    figureColumn('change', t('Signal change'), ({ changeDb }) => figures.decibel(changeDb)),
  ];
}
