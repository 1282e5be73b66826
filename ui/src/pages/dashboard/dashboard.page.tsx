import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { useStoreMap } from 'effector-react';
import { Fragment, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { ErrorView, FailureMessage, Skeleton, VisuallyHidden } from '../../components/index.ts';
import { PHONE, useMedia } from '../../components/use-media.ts';
import { AfterFirstPage, useLater } from '../../components/after-first-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart, lazyView } from '../../components/lazy-view.tsx';
import { useModel, useUnitsOf } from '../../models/models.ts';
import type { LoadPart } from '../../models/part.ts';
import { Connections } from './connections/connections.tsx';
import styles from './dashboard.module.css';
import { FoldedDetails } from './device/folded-details.tsx';
import { InterfacesCard } from './device/interfaces-card.tsx';
import allReadingsStyles from './readings/all-readings.module.css';
import surfaces from '../../theme/surfaces.module.css';

/** Failures before the page says that there is nothing to show yet. */
const PATIENCE = 3;

/** The layout while the first answer is on its way, and what to do when it does not come. */
function Waiting() {
  const t = useText();
  const connection = useUnitsOf(StatusModel, '$connection');
  const failed = connection.kind === 'reconnecting' && connection.failures >= PATIENCE;
  if (failed && connection.failure !== undefined) {
    return (
      <ErrorView
        title={t('No data yet')}
        meaning={<FailureMessage failure={connection.failure} context="page" />}
        advice={t(
          'The device may be rebooting. This page reconnects automatically. If it does not, check power and cable.',
        )}
      />
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.full}>
        <Skeleton height="320px" />
      </div>
      <div className={styles.half}>
        <Skeleton height="280px" />
      </div>
      <div className={styles.half}>
        <Skeleton height="280px" />
      </div>
    </div>
  );
}

/** The first cards of an access point. */
export const loadAccessPoint: LoadPart = async () => ({
  View: (await import(/* webpackChunkName: "part-access-point" */ './access-point/access-point.tsx'))
    .AccessPoint,
});

/** The first cards of one link. */
export const loadPointToPoint: LoadPart = async () => ({
  View: (await import(/* webpackChunkName: "part-point-to-point" */ './link/point-to-point.tsx'))
    .PointToPoint,
});

const AccessPoint = lazyPart(loadAccessPoint);
const PointToPoint = lazyPart(loadPointToPoint);

const WAN_ROOM = '170px';
const DETAILS_ROOM = '480px';

/** The dashboard: link state and all readings of the device. */
export function DashboardPage() {
  const t = useText();
  const kind = useUnitsOf(DashboardModel, '$kind');
  return (
    <>
      <VisuallyHidden>
        <h1>{t('Dashboard')}</h1>
      </VisuallyHidden>
      {kind === null ? <Waiting /> : <Cards many={kind === 'access-point'} />}
    </>
  );
}

const WanCard = lazyPart(
  async () => (await import(/* webpackChunkName: "part-wan" */ './device/wan-card.tsx')).part,
);

const DetailCards = lazyPart(
  async () => (await import(/* webpackChunkName: "part-details" */ './device/detail-cards.tsx')).part,
);

const RainCard = lazyPart(
  async () => (await import(/* webpackChunkName: "part-rain" */ './sixty/sixty-cards.tsx')).part,
  Fragment,
);

/** Rain weakens links above 10 GHz alone. It is asked for after the first figures, and takes no room until it is known. */
function Rain() {
  const feelsRain = useUnitsOf(DashboardModel, '$feelsRain');
  const isLater = useLater();
  if (!isLater || feelsRain !== true) return null;
  return (
    <ErrorBoundary instead={() => null}>
      <Suspense fallback={null}>
        <RainCard />
      </Suspense>
    </ErrorBoundary>
  );
}

function Cards({ many }: { readonly many: boolean }) {
  return (
    <div className={styles.page}>
      {many ? <AccessPoint /> : <PointToPoint />}
      <AfterFirstPage fallback={<div className={styles.rest} />}>
        <Rest many={many} />
      </AfterFirstPage>
    </div>
  );
}

/** The room of the three cards. */
function DetailsRoom() {
  return Array.from({ length: 3 }, (_, index) => (
    <div className={styles.third} key={index}>
      <Skeleton height={DETAILS_ROOM} />
    </div>
  ));
}

/** The cards that begin below the window. On a phone the connections are among them: its first view has room for figures alone. */
function Rest({ many }: { readonly many: boolean }) {
  const routes = useUnitsOf(DashboardModel, '$routes');
  const isPhone = useMedia(PHONE);
  const interfaces = (
    <div className={styles.facts}>
      <InterfacesCard />
    </div>
  );
  return (
    <>
      {routes === true && (
        <div className={styles.full}>
          <Suspense fallback={<Skeleton height={WAN_ROOM} />}>
            <WanCard />
          </Suspense>
        </div>
      )}
      {isPhone && (many || routes === true) && <Connections />}
      <FoldedDetails>
        <Suspense fallback={<DetailsRoom />}>
          <DetailCards />
        </Suspense>
        {isPhone && interfaces}
      </FoldedDetails>
      {!isPhone && interfaces}
      <div className={styles.facts}>
        <Rain />
      </div>
      <div className={styles.facts}>
        <MissingValues />
      </div>
      <div className={styles.facts}>
        <AllReadings />
      </div>
    </>
  );
}

/** A separate chunk: few users open it, and the catalogue of readings is long. */
const ReadingGroups = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "readings" */ './readings/reading-groups.tsx')).ReadingGroups,
}));

/** Everything that the device says of itself; loaded and drawn only once it is open. */
function AllReadings() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className={surfaces.surface} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={allReadingsStyles.summary}>{t('All readings')}</summary>
      {open && (
        <Suspense fallback={<Skeleton height="400px" />}>
          <ReadingGroups />
        </Suspense>
      )}
    </details>
  );
}

/** Why a value shows as a dash, on demand by mouse, touch and keyboard: one place for all of them. reading 17. */
function MissingValues() {
  const t = useText();
  const technology = useStoreMap({
    store: useModel(DashboardModel).$link,
    keys: [],
    fn: link => link?.ends.technology ?? null,
  });
  return (
    <details className={surfaces.surface}>
      <summary className={allReadingsStyles.summary}>{t('Why some values show “—”')}</summary>
      <div className={allReadingsStyles.content}>
        <p>{t('The device does not report this value or has not measured it yet. It is not 0.')}</p>
        {technology === 'airos-6' && (
          <p>
            {t(
              'This device runs airOS 6, which does not report the remote end, throughput, capacity, airtime, CINR, temperature or expected signal.',
            )}
          </p>
        )}
        {technology === '60ghz' && (
          <p>
            {t(
              '60 GHz radios do not report the noise floor. Some of them do not report airtime, transmit power or antenna gain.',
            )}
          </p>
        )}
      </div>
    </details>
  );
}
