import { StationsModel } from '@radiolink/application/station/stations.model';
import type { StationRow } from '@radiolink/domain/station';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { type LinkDirection, rateTextWithStreams } from '@radiolink/domain/link';
import { Figure, Reading, Readings } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { DetailSection } from './detail-section.tsx';
import styles from './station-details.module.css';
import { throughputReason } from './throughput-reason.ts';

const COLUMN = '150px';

/** Throughput and capacity of the link, each way; its distance in the unit that the list gives it. */
export function LinkDetails({ row }: { readonly row: StationRow }) {
  const { station, ends } = row;
  const t = useText();
  const figures = useFigures();
  const columnUnit = figures.distanceUnit(useUnitsOf(StationsModel, '$farthestMetres') ?? undefined);
  return (
    <DetailSection title={t('Link')}>
      <Directions row={row} />
      <Readings column={COLUMN}>
        <Reading label={t('Receive rate')}>{rateTextWithStreams(ends.local.rxRate) ?? MISSING_TEXT}</Reading>
        <Reading label={t('Transmit rate')}>{rateTextWithStreams(ends.local.txRate) ?? MISSING_TEXT}</Reading>
        <Reading label={t('Airtime')}>
          <Figure of={figures.percent(ends.airtimePercent, 1)} />
        </Reading>
        <Reading label={t('Latency')}>
          <Figure of={figures.wholeLatency(station.txLatencyMs)} />
        </Reading>
        <Reading label={t('Distance')}>
          <Figure
            of={figures.distance(ends.distanceMetres, columnUnit)}
            reason={t('Not measured: the link is too short, or the device reports no distance.')}
          />
        </Reading>
        <Reading label={t('Connection time')}>
          <Figure of={figures.duration(ends.linkUptimeSeconds)} />
        </Reading>
        <Reading label={t('Transmitted')}>
          <Figure of={figures.traffic(station.traffic.txBytes)} />
        </Reading>
        <Reading label={t('Received')}>
          <Figure of={figures.traffic(station.traffic.rxBytes)} />
        </Reading>
      </Readings>
    </DetailSection>
  );
}

const ROWS = [
  { label: 'Throughput', read: ({ throughputKbps }: LinkDirection) => throughputKbps },
  { label: 'Capacity', read: ({ capacityKbps }: LinkDirection) => capacityKbps },
  { label: 'Expected capacity', read: ({ capacityExpectedKbps }: LinkDirection) => capacityExpectedKbps },
] as const;

/** Throughput, capacity and expected capacity of both directions. */
function Directions({ row }: { readonly row: StationRow }) {
  const t = useText();
  const figures = useFigures();
  const why = throughputReason(row, t, figures);
  return (
    <table className={styles.directions}>
      <thead>
        <tr>
          <th scope="col">{t('Direction')}</th>
          <th scope="col">{t('Downlink')}</th>
          <th scope="col">{t('Uplink')}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ label, read }) => (
          <tr key={label}>
            <th scope="row">{t(label)}</th>
            {[row.ends.downlink, row.ends.uplink].map((direction, column) => (
              <td key={column === 0 ? 'downlink' : 'uplink'}>
                <Figure
                  of={figures.columnSpeed(read(direction))}
                  {...(label === 'Throughput' && why !== undefined && { reason: why })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
