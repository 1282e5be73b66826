import { diffOfEvent } from '@radiolink/application/history/configuration-events';
import { HistoryModel } from '@radiolink/application/history/history.model';
import type { HistoryEvent } from '@radiolink/domain/history';
import { visibleText } from '@radiolink/domain/text';
import { useState } from 'react';
import { Button, Card, TextButton } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { noticeLabel } from '../../components/notice-labels.ts';
import styles from './history.module.css';
import { useMoment } from '../../i18n/use-time-text.ts';
import { usePickedTime } from './use-picked-time.ts';
import typography from '../../theme/typography.module.css';

const SHOWN_FIRST = 12;

/** What happened, newest first: each picks its time, and a change of the configuration leads to its difference. */
export function EventsCard() {
  const t = useText();
  const [{ events, gaps }, unplaced] = useUnitsOf(HistoryModel, '$history', '$unplaced');
  const [isWhole, showAll] = useState(false);
  const moment = useMoment();
  const newest = events.toReversed();
  return (
    <Card title={t('Events')}>
      {events.length === 0 && <p className={typography.muted}>{t('No events recorded.')}</p>}
      <ul className={styles.events}>
        {(isWhole ? newest : newest.slice(0, SHOWN_FIRST)).map(event => (
          <EventRow key={`${event.at} ${event.kind} ${event.line ?? event.message.key}`} event={event} />
        ))}
      </ul>
      {!isWhole && events.length > SHOWN_FIRST && (
        <Button onClick={() => showAll(true)}>{t('Show all events')}</Button>
      )}
      <ul className={styles.notes}>
        {gaps.slice(-5).map(({ from, to, rebooted }) => (
          <li key={from}>
            {t(
              rebooted
                ? 'No record from {from} to {to}: the device rebooted.'
                : 'No record from {from} to {to}.',
              { from: moment(from), to: moment(to) },
            )}
          </li>
        ))}
        {unplaced > 0 && <li>{t('Samples from before the device clock was set are left out.')}</li>}
      </ul>
    </Card>
  );
}

function EventRow({ event }: { readonly event: HistoryEvent }) {
  const t = useText();
  const moment = useMoment();
  const [, pick] = usePickedTime();
  const snapshots = useUnitsOf(HistoryModel, '$snapshots');
  const diff = diffOfEvent(event, snapshots);
  return (
    <li className={styles.event}>
      <TextButton onClick={() => pick(event.at)}>
        <time>{moment(event.at)}</time>
      </TextButton>
      <span>
        {t(noticeLabel(event.message))}
        {event.line !== undefined && <code className={styles.line}>{visibleText(event.line)}</code>}
        {diff !== undefined && (
          <>
            {' '}
            <a href={diff}>{t('Show difference')}</a>
          </>
        )}
      </span>
    </li>
  );
}
