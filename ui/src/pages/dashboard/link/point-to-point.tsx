import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { Suspense, useState } from 'react';
import { PHONE, useMedia } from '../../../components/use-media.ts';
import { lazyView } from '../../../components/lazy-view.tsx';
import { useUnitsOf } from '../../../models/models.ts';
import { Connections } from '../connections/connections.tsx';
import styles from '../dashboard.module.css';
import { ChartsCard } from '../charts/charts-card.tsx';
import { SessionModel } from '@radiolink/application/session/session.model';
import { useClockText } from '../../../i18n/use-time-text.ts';
import { Button, classNames } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LazyRemoteDevice } from '../../remote-device/lazy-remote-device.tsx';
import { type PendingRemote, pendingRemote } from '../../remote-device/pending-remote.ts';
import { EndCard } from './end-card.tsx';
import linkStyles from './link.module.css';
import { LinkMiddle } from './link-middle.tsx';
import { VerdictLine } from './verdict-line.tsx';

const FindAccessPoint = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "part-find" */ './find-access-point.tsx')).FindAccessPoint,
}));

const RadiosCard = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "part-radios" */ './radios-card.tsx')).RadiosCard,
}));

const CHARTS = ['throughput', 'signal', 'capacity'] as const;
const WITH_AIRTIME = [...CHARTS, 'airtime'] as const;

/** First cards of one link: its two ends and the link between them. */
export function PointToPoint() {
  const [link, lead, routes] = useUnitsOf(DashboardModel, '$link', '$lead', '$routes');
  const isPhone = useMedia(PHONE);
  // Only airMAX schedules airtime: other radios and generations report none, and an empty chart is useless.
  const shared = link?.ends.airtimePercent !== undefined;
  return (
    <>
      {lead?.kind === 'unassigned' && (
        <Suspense fallback={null}>
          <FindAccessPoint />
        </Suspense>
      )}
      <div className={styles.full}>
        <LinkDrawing />
      </div>
      {(link?.radios.length ?? 0) > 1 && (
        <div className={styles.full}>
          <Suspense fallback={null}>
            <RadiosCard />
          </Suspense>
        </div>
      )}
      {routes === true && !isPhone && <Connections />}
      <div className={styles.full}>
        <ChartsCard charts={shared ? WITH_AIRTIME : CHARTS} />
      </div>
    </>
  );
}

/**
 * The link as what it is: two ends and what lies between, and over them the fact that leads. While it is down, the last
 * readings of the remote end and of the link stand there, dimmed, with their time.
 */
function LinkDrawing() {
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
      <div className={linkStyles.drawing}>
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
          <div className={classNames(linkStyles.last, linkStyles.lastEnd)}>
            <EndCard end={lastRemote} note={time} />
          </div>
        )}
      </div>
      {managed !== null && (
        <div className={linkStyles.managed}>
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
    <div className={linkStyles.empty}>
      <p>{legacy ? t('This device does not report the remote end.') : t('No remote device connected.')}</p>
      {!legacy && <p>{t('It appears here once it connects.')}</p>}
    </div>
  );
}
