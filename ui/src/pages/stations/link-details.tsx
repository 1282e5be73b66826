import type { StationRow } from '@radiolink/domain/station';
import type { LinkDirection } from '@radiolink/domain/link';
import { Figure, Reading, Readings } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useFigures } from '../../units/index.ts';
import { rateWords } from '../dashboard/rate-words.ts';
import { DetailSection } from './detail-section.tsx';

const COLUMN = '150px';

/** What the link carries each way, and what it could. */
export function LinkDetails({ row: { station, ends } }: { readonly row: StationRow }) {
  const t = useText();
  const figures = useFigures();
  return (
    <DetailSection title={t('Link')}>
      <Readings column={COLUMN}>
        <Reading label={t('Receive rate')}>{rateWords(ends.local.rxRate)}</Reading>
        <Reading label={t('Transmit rate')}>{rateWords(ends.local.txRate)}</Reading>
        <Direction label={t('Down')} direction={ends.downlink} />
        <Direction label={t('Up')} direction={ends.uplink} />
        <Reading label={t('Airtime')}>
          <Figure of={figures.percent(ends.airtimePercent, 1)} />
        </Reading>
        <Reading label={t('Latency')}>
          <Figure of={figures.latency(station.txLatencyMs)} />
        </Reading>
        <Reading label={t('Distance')}>
          <Figure of={figures.distance(ends.distanceMetres)} />
        </Reading>
        <Reading label={t('Connected for')}>
          <Figure of={figures.duration(ends.linkUptimeSeconds)} />
        </Reading>
        <Reading label={t('Sent')}>
          <Figure of={figures.traffic(station.traffic.txBytes)} />
        </Reading>
        <Reading label={t('Received')}>
          <Figure of={figures.traffic(station.traffic.rxBytes)} />
        </Reading>
      </Readings>
    </DetailSection>
  );
}

/** Throughput of a direction, of its capacity, of the capacity expected. */
function Direction({ label, direction }: { readonly label: string; readonly direction: LinkDirection }) {
  const t = useText();
  const figures = useFigures();
  return (
    <>
      <Reading label={t('{direction}: throughput', { direction: label })}>
        <Figure of={figures.speed(direction.throughputKbps, 'Mbps')} />
      </Reading>
      <Reading label={t('{direction}: capacity', { direction: label })}>
        <Figure of={figures.speed(direction.capacityKbps, 'Mbps')} />
      </Reading>
      <Reading label={t('{direction}: expected', { direction: label })}>
        <Figure of={figures.speed(direction.capacityExpectedKbps, 'Mbps')} />
      </Reading>
    </>
  );
}
