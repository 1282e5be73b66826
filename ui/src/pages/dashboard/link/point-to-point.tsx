import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { Suspense } from 'react';
import { PHONE, useMedia } from '../../../components/use-media.ts';
import { lazyView } from '../../../components/lazy-view.tsx';
import { useUnitsOf } from '../../../models/models.ts';
import { Connections } from '../connections/connections.tsx';
import styles from '../dashboard.module.css';
import { ChartsCard } from '../charts/charts-card.tsx';
import { LinkDrawing } from './link-drawing.tsx';

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
