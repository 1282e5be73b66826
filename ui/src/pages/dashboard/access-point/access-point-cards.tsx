import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { Card, Figure, Reading, Readings, StackedBar } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useFigures } from '../../../units/use-figures.ts';
import { AlignmentLink } from '../link/alignment-link.tsx';
import styles from './access-point-cards.module.css';
import { SpeedTestLink } from '../link/speed-test-link.tsx';

/** Airtime and capacity of an access point: what is used each way and what is free. */
export function AirCard() {
  const t = useText();
  const figures = useFigures();
  const radio = useUnitsOf(DashboardModel, '$radio');
  if (radio === null) return null;
  const { airtimePercent, txAirtimePercent, rxAirtimePercent, ...polling } = radio.polling;
  const free = airtimePercent === undefined ? undefined : Math.max(0, 100 - airtimePercent);
  return (
    <Card title={t('Airtime and capacity')} aside={<Clients />}>
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
      <div className={styles.readings}>
        <Readings column="230px">
          <Reading label={t('Downlink capacity')}>
            <Figure of={figures.speed(polling.downlinkCapacityKbps, 'Mbps')} />
          </Reading>
          <Reading label={t('Downlink throughput')}>
            <Figure of={figures.speed(radio.txThroughputKbps, 'Mbps')} />
          </Reading>
          <Reading label={t('Uplink capacity')}>
            <Figure of={figures.speed(polling.uplinkCapacityKbps, 'Mbps')} />
          </Reading>
          <Reading label={t('Uplink throughput')}>
            <Figure of={figures.speed(radio.rxThroughputKbps, 'Mbps')} />
          </Reading>
          <Reading label={t('Combined capacity')}>
            <Figure of={figures.speed(polling.combinedCapacityKbps, 'Mbps')} />
          </Reading>
        </Readings>
      </div>
      <p className={styles.way}>
        <SpeedTestLink to="any" /> <AlignmentLink />
      </p>
    </Card>
  );
}

function Clients() {
  const t = useText();
  const clients = useUnitsOf(DashboardModel, '$clients');
  if (clients === null) return null;
  const { count, maximum } = clients;
  return (
    <>
      {maximum === undefined
        ? t('{count} stations, limit unknown', { count })
        : t('{count} of {maximum} stations', { count, maximum })}
    </>
  );
}
