import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { Card, classNames, type End, Figure, StackedBar } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import { AlignmentLink, SpeedTestLink } from '../link/tool-links.tsx';
import styles from './access-point-cards.module.css';
import typography from '../../../theme/typography.module.css';

/** Airtime and capacity of an access point: what is used each way and what is free. */
export function AirCard() {
  const t = useText();
  const figures = useFigures();
  const radio = useUnitsOf(DashboardModel, '$radio');
  if (radio === null) return null;
  const { airtimePercent, txAirtimePercent, rxAirtimePercent, ...polling } = radio.polling;
  const free = airtimePercent === undefined ? undefined : Math.max(0, 100 - airtimePercent);
  return (
    <Card title={t('Airtime and capacity')} aside={<Head />}>
      <StackedBar
        parts={[
          {
            id: 'down',
            look: 'local',
            label: t('Downlink'),
            percent: txAirtimePercent,
            figure: figures.percent(txAirtimePercent, 1),
          },
          {
            id: 'up',
            look: 'remote',
            label: t('Uplink'),
            percent: rxAirtimePercent,
            figure: figures.percent(rxAirtimePercent, 1),
          },
          { id: 'free', look: 'free', label: t('Free'), percent: free, figure: figures.percent(free, 1) },
        ]}
      />
      <div className={styles.directions}>
        <Direction
          end="local"
          labels={[t('Downlink throughput'), t('Downlink capacity')]}
          used={radio.txThroughputKbps}
          capacity={polling.downlinkCapacityKbps}
        />
        <Direction
          end="remote"
          labels={[t('Uplink throughput'), t('Uplink capacity')]}
          used={radio.rxThroughputKbps}
          capacity={polling.uplinkCapacityKbps}
        />
      </div>
    </Card>
  );
}

interface DirectionProps {
  readonly end: End;
  readonly labels: readonly [throughput: string, capacity: string];
  /** What passes, and what could, kbps. */
  readonly used: number | undefined;
  readonly capacity: number | undefined;
}

/** One direction: what passes of what could, as a bar between its two figures. */
function Direction({ end, labels: [throughput, whole], used, capacity }: DirectionProps) {
  const figures = useFigures();
  const share = used === undefined || capacity === undefined || capacity <= 0 ? undefined : used / capacity;
  return (
    <div>
      <dl className={styles.figures}>
        <div>
          <dt className={typography.note}>{throughput}</dt>
          <dd className={styles.used}>
            <Figure of={figures.speed(used, 'Mbps')} />
          </dd>
        </div>
        <div className={typography.end}>
          <dt className={typography.note}>{whole}</dt>
          <dd>
            <Figure of={figures.speed(capacity, 'Mbps')} />
          </dd>
        </div>
      </dl>
      <div className={styles.bar} aria-hidden="true" data-live="">
        {share !== undefined && (
          <div
            className={classNames(styles.share, end === 'remote' && styles.remote)}
            style={{ '--share': `${Math.min(100, share * 100)}%` }}
          />
        )}
      </div>
    </div>
  );
}

/** How many are linked, and what one does from here. */
function Head() {
  return (
    <span className={styles.head}>
      <SpeedTestLink to="any" />
      <AlignmentLink />
      <Clients />
    </span>
  );
}

function Clients() {
  const t = useText();
  const clients = useUnitsOf(DashboardModel, '$clients');
  if (clients === null) return null;
  const { count, maximum } = clients;
  return (
    <span>
      {maximum === undefined
        ? t('{count} stations, limit unknown', { count })
        : t('{count} of {maximum} stations', { count, maximum })}
    </span>
  );
}
