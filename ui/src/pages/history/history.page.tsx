import { TimelineModel } from '@radiolink/application/timeline/timeline.model';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Button, Skeleton } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import { noticeLabel } from '../../components/notice-labels.ts';
import { ExportMenu } from '../tools/export-menu.tsx';
import { BeforeAfterCard } from './before-after.tsx';
import { EventsCard } from './events-card.tsx';
import { Finding } from './finding.tsx';
import styles from './history.module.css';
import { PastCard } from './past-card.tsx';
import { usePickedTime } from './use-picked-time.ts';

/** What changed when the link got worse: one time axis, and the hour around a picked time. reading 27. */
export function HistoryPage() {
  const t = useText();
  const picked = useUnitsOf(TimelineModel, 'picked');
  const [timeline, reading, unplaced] = useUnitsOf(TimelineModel, '$timeline', '$reading', '$unplaced');
  const samples = timeline.samples.length;
  const [inAddress] = usePickedTime();
  // Before it opens: with a time picked, no greatest change is looked for.
  useEffect(() => {
    if (inAddress !== undefined) picked(inAddress);
  }, [picked, inAddress]);
  useWhileShown(...useUnitsOf(TimelineModel, 'opened', 'closed'));
  return (
    <div className="page">
      <header className={styles.top}>
        <h1 className="title">{t('Change history')}</h1>
        <div className={styles.tools}>
          <Export />
          <DeleteRecord />
        </div>
      </header>
      {samples === 0 && reading && <Skeleton height="360px" />}
      {samples === 0 && !reading && (
        <p className="muted">
          {t('Nothing recorded yet. While this page or any other is open, a sample is recorded each minute.')}
        </p>
      )}
      {samples === 0 && (timeline.events.length > 0 || unplaced > 0) && <EventsCard />}
      {samples > 0 && (
        <>
          <Finding />
          <div className={styles.columns}>
            <BeforeAfterCard />
            <EventsCard />
          </div>
          <PastCard />
        </>
      )}
    </div>
  );
}

function Export() {
  const t = useText();
  const [exported, explanation] = useUnitsOf(TimelineModel, 'exported', '$explanation');
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
  const deleted = useUnitsOf(TimelineModel, 'deleted');
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
