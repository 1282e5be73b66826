import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { useState } from 'react';
import { useClockText } from '../../../i18n/use-time-text.ts';
import { Button, classNames } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { LazyRemoteDevice } from '../../remote-device/lazy-remote-device.tsx';
import { type PendingRemote, pendingRemote } from '../../remote-device/pending-remote.ts';
import { EndCard } from './end-card.tsx';
import styles from './link.module.css';
import { LinkMiddle } from './link-middle.tsx';
import { VerdictLine } from './verdict-line.tsx';

/**
 * The link as what it is: two ends and what lies between, and over them the fact that leads. While it is down, the last
 * readings of the remote end and of the link stand there, dimmed, with their time.
 */
export function LinkDrawing() {
  const t = useText();
  const clock = useClockText();
  const [link, last] = useUnitsOf(DashboardModel, '$link', '$lastLink');
  const { readOnly } = useUnitsOf(SessionModel, '$user');
  // It stays while its link is down.
  const [managed, setManaged] = useState<Pick<PendingRemote, 'mac' | 'name'> | null>(() =>
    readOnly ? null : pendingRemote(),
  );
  if (link === null) return null;
  const lastRemote = last?.link.ends.remote;
  const time = last === null ? undefined : t('Last readings, {time}', { time: clock(last.at) });
  const remote = link.ends.remote;
  return (
    <>
      <div className={styles.drawing}>
        <VerdictLine verdict={link.verdict} />
        <EndCard end={link.ends.local} />
        <LinkMiddle link={link} last={last?.link} lastTime={time} />
        {remote !== undefined && last === null ? (
          <EndCard end={remote}>
            {!readOnly && remote.mac !== undefined && managed === null && (
              <Button
                onClick={() => setManaged({ mac: remote.mac ?? '', name: remote.name ?? remote.mac ?? '' })}
              >
                {t('Manage remote device')}
              </Button>
            )}
          </EndCard>
        ) : lastRemote === undefined ? (
          <NoRemote legacy={link.ends.technology === 'airos-6'} />
        ) : (
          <div className={classNames(styles.last, styles.lastEnd)}>
            <EndCard end={lastRemote} note={time} />
          </div>
        )}
      </div>
      {managed !== null && (
        <div className={styles.managed}>
          <LazyRemoteDevice
            mac={managed.mac}
            name={managed.name}
            isOnlyEnd
            onClose={() => setManaged(null)}
          />
        </div>
      )}
    </>
  );
}

function NoRemote({ legacy }: { readonly legacy: boolean }) {
  const t = useText();
  return (
    <div className={styles.empty}>
      <p>{legacy ? t('This device does not report the remote end.') : t('No remote device connected.')}</p>
      {!legacy && <p>{t('It appears here once it connects.')}</p>}
    </div>
  );
}
