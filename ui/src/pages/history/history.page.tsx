import { HISTORY_LABELS } from '@radiolink/application/history/history-report';
import { HistoryModel } from '@radiolink/application/history/history.model';
import type { HistoryChange } from '@radiolink/domain/history';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import {
  Button,
  Skeleton,
  Card,
  type Column,
  DataTable,
  isolatedName,
  figureColumn,
} from '../../components/index.ts';
import { noticeLabel } from '../../components/notice-labels.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import { ExportMenu } from '../tools/export-menu.tsx';
import stacked from '../tools/stacked-table.module.css';
import { EventsCard } from './events-card.tsx';
import { Finding } from './finding.tsx';
import styles from './history.module.css';
import { HistoryCard } from './history-card.tsx';
import { useHistoryFigure } from './use-history-figure.ts';
import { usePickedTime } from './use-picked-time.ts';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** What changed when the link got worse: one time axis, and the hour around a picked time. reading 27. */
export function HistoryPage() {
  const t = useText();
  const picked = useUnitsOf(HistoryModel, 'picked');
  const [history, reading, unplaced] = useUnitsOf(HistoryModel, '$history', '$reading', '$unplaced');
  const samples = history.samples.length;
  const [inAddress] = usePickedTime();
  // Before it opens: with a time picked, no greatest change is looked for.
  useEffect(() => {
    if (inAddress !== undefined) picked(inAddress);
  }, [picked, inAddress]);
  useWhileShown(...useUnitsOf(HistoryModel, 'opened', 'closed'));
  return (
    <div className={layout.page}>
      <header className={styles.top}>
        <h1 className={typography.title}>{t('Change history')}</h1>
        <div className={styles.tools}>
          <Export />
          <DeleteRecord />
        </div>
      </header>
      {samples === 0 && reading && <Skeleton height="360px" />}
      {samples === 0 && !reading && (
        <p className={typography.muted}>
          {t('Nothing recorded yet. While this page or any other is open, a sample is recorded each minute.')}
        </p>
      )}
      {samples === 0 && (history.events.length > 0 || unplaced > 0) && <EventsCard />}
      {samples > 0 && (
        <>
          <Finding />
          <div className={styles.columns}>
            <BeforeAfterCard />
            <EventsCard />
          </div>
          <HistoryCard />
        </>
      )}
    </div>
  );
}

function Export() {
  const t = useText();
  const [exported, explanation] = useUnitsOf(HistoryModel, 'exported', '$explanation');
  return (
    <ExportMenu
      formats={['csv', 'json']}
      onSave={format => exported({ format, words: t })}
      text={() =>
        explanation === null
          ? ''
          : [explanation.headline, ...explanation.causes.map(({ advice }) => advice)]
              .map(text => t(noticeLabel(text)))
              .join('\n')
      }
    />
  );
}

/** Deletes what this browser recorded, after a question. The record of the device itself stays. */
function DeleteRecord() {
  const t = useText();
  const deleted = useUnitsOf(HistoryModel, 'deleted');
  const [asking, setAsking] = useState(false);
  const confirm = (): void => {
    setAsking(false);
    deleted();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
        {t('Delete record')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('Delete the record?')}
          action={t('Delete record')}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
        >
          <p>
            {t(
              'Deletes what this browser recorded of this device in the last 7 days. The device keeps its own record.',
            )}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

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
  figure: ReturnType<typeof useHistoryFigure>,
): readonly Column<HistoryChange>[] {
  return [
    { id: 'quantity', header: t('Reading'), cell: ({ quantity }) => t(HISTORY_LABELS[quantity]) },
    figureColumn('before', t('Before'), ({ quantity, before }) => figure(quantity, before)),
    figureColumn('after', t('After'), ({ quantity, after }) => figure(quantity, after)),
    {
      id: 'verdict',
      header: t('Result'),
      cell: ({ verdict }) => (
        <span className={verdict === 'worse' ? typography.strong : undefined}>
          {t(VERDICTS[verdict ?? 'unknown'])}
        </span>
      ),
    },
  ];
}

/** The half hour before the time and the half hour after it, what changed most first; nothing while no time is chosen. */
export function BeforeAfterCard() {
  const t = useText();
  const figure = useHistoryFigure();
  const explanation = useUnitsOf(HistoryModel, '$explanation');
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
  const explanation = useUnitsOf(HistoryModel, '$explanation');
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
