import { PAST_LABELS } from '@radiolink/application/timeline/timeline-report';
import { TimelineModel } from '@radiolink/application/timeline/timeline.model';
import type { PastChange } from '@radiolink/domain/history';
import { Card, type Column, DataTable, isolatedName, figureColumn } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import stacked from '../tools/stacked-table.module.css';
import styles from './history.module.css';
import { usePastFigure } from './use-past-figure.ts';

const VERDICTS = {
  better: 'Better',
  worse: 'Worse',
  same: 'Unchanged',
  moved: 'Changed',
  unknown: 'Too few samples',
} as const;

/** Columns of the table, in the words and measures of the reader. */
function columnsOf(
  t: ReturnType<typeof useText>,
  figure: ReturnType<typeof usePastFigure>,
): readonly Column<PastChange>[] {
  return [
    { id: 'quantity', header: t('Reading'), cell: ({ quantity }) => t(PAST_LABELS[quantity]) },
    figureColumn('before', t('Before'), ({ quantity, before }) => figure(quantity, before)),
    figureColumn('after', t('After'), ({ quantity, after }) => figure(quantity, after)),
    {
      id: 'verdict',
      header: t('Result'),
      cell: ({ verdict }) => (
        <span className={verdict === 'worse' ? 'strong' : undefined}>
          {t(VERDICTS[verdict ?? 'unknown'])}
        </span>
      ),
    },
  ];
}

/** The half hour before the time and the half hour after it, what changed most first; nothing while no time is chosen. */
export function BeforeAfterCard() {
  const t = useText();
  const figure = usePastFigure();
  const explanation = useUnitsOf(TimelineModel, '$explanation');
  if (explanation === null) return null;
  return (
    <Card title={t('Before and after')} flush>
      <DataTable
        caption={t('Half an hour before and half an hour after the time')}
        columns={columnsOf(t, figure)}
        rows={explanation.around.changes}
        rowKey={({ quantity }) => quantity}
        className={stacked.stacks}
        empty={t('No samples around this time.')}
      />
      <Stations />
    </Card>
  );
}

/** The stations that got worse at the time, by name. */
function Stations() {
  const t = useText();
  const explanation = useUnitsOf(TimelineModel, '$explanation');
  const stations = explanation?.around.stations ?? [];
  if (stations.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {stations.slice(0, 10).map(({ mac, name, localDb, remoteDb }) => (
        <li key={mac}>
          {t('{station}: {loss} dB weaker', {
            station: isolatedName(name ?? mac),
            loss: Math.round(-Math.min(localDb ?? 0, remoteDb ?? 0)),
          })}
        </li>
      ))}
    </ul>
  );
}
