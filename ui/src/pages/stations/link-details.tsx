import { StationsModel } from '@radiolink/application/station/stations.model';
import { type LinkDirection, rateTextWithStreams, isProblem } from '@radiolink/domain/link';
import type { StationRow } from '@radiolink/domain/station';
import { MISSING_TEXT } from '@radiolink/domain/units';
import {
  Figure,
  Reading,
  Readings,
  ForeignText,
  StateBadge,
  visibleText,
  classNames,
  StateShape,
} from '../../components/index.ts';
import { ISSUE_TONES } from '../../components/link-states.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { ethernetLabel, hasEthernetFault } from '../dashboard/ethernet-labels.ts';
import { DetailSection } from './detail-section.tsx';
import styles from './station-details.module.css';
import { throughputReason } from './station-tone.ts';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';
import tones from '../../theme/tones.module.css';

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

/** The wired ports of the station, and its location. */
export function WiredDetails({ row: { station, ends } }: { readonly row: StationRow }) {
  'use no memo';
  const t = useText();
  const figures = useFigures();
  const ports = ends.remote?.ethernet ?? [];
  const gps = station.remote?.gps;
  const place = gps?.latitude !== undefined && gps.longitude !== undefined;
  return (
    <>
      <DetailSection title={t('Ethernet')}>
        {ports.length === 0 && <p>{t('No Ethernet port reported')}</p>}
        <Readings column="150px">
          {ports.map(port => (
            <Reading key={port.name} label={shown(port.name)}>
              <StateBadge
                tone={hasEthernetFault(port) ? 'warn' : port.plugged === true ? 'good' : 'idle'}
                quiet
              >
                {ethernetLabel(port, t) ?? t('unknown')}
              </StateBadge>
            </Reading>
          ))}
          {ports
            .filter(({ cableLengthMetres, plugged }) => plugged === true && cableLengthMetres !== undefined)
            .map(port => (
              <Reading key={port.name} label={t('{port} cable length', { port: shown(port.name) })}>
                <Figure
                  of={figures.length(port.cableLengthMetres)}
                  reason={t('Not measured: no cable is plugged in, or the port cannot measure it.')}
                />
              </Reading>
            ))}
        </Readings>
      </DetailSection>
      <DetailSection title={t('GPS')}>
        {gps === undefined ? (
          <p>{t('No GPS position reported')}</p>
        ) : (
          <Readings column="150px">
            <Reading label={t('Position')} long>
              {place ? (
                <ForeignText>{`${gps.latitude.toFixed(6)}, ${gps.longitude.toFixed(6)}`}</ForeignText>
              ) : (
                <Figure of={undefined} />
              )}
            </Reading>
            <Reading label={t('Fix')}>
              {gps.fix === undefined ? <Figure of={undefined} /> : gps.fix ? t('yes') : t('no')}
            </Reading>
            <Reading label={t('Satellites')}>
              <Figure of={figures.count(gps.satellites)} />
            </Reading>
            <Reading label={t('Altitude')}>
              <Figure of={figures.altitude(gps.altitudeMetres)} />
            </Reading>
            <Reading label={t('Antenna height')}>
              <Figure of={figures.length(station.remote?.heightMetres)} />
            </Reading>
          </Readings>
        )}
      </DetailSection>
    </>
  );
}

/** A name from the air inside a label: nothing hidden in it. */
const shown = (name: string): string =>
  visibleText(name)
    .map(({ text }) => text)
    .join('');

/** Everything that is wrong with the station's link, the most important first; else how it is. */
export function StationReasons({ row: { verdict } }: { readonly row: StationRow }) {
  'use no memo';
  const t = useText();
  if (verdict.reasons.length === 0) return <p>{t(verdict.headline)}</p>;
  const isUnexplained = verdict.problem && !verdict.reasons.some(isProblem);
  return (
    <ul className={layout.near}>
      {isUnexplained && (
        <li className={classNames(styles.reason, tones.bad)}>
          <StateShape tone="bad" size={11} />
          <span className={typography.ink}>{t(verdict.headline)}</span>
        </li>
      )}
      {verdict.reasons.map(({ kind, side, severity, message }) => (
        <li key={`${kind} ${side}`} className={classNames(styles.reason, tones[ISSUE_TONES[severity]])}>
          <StateShape tone={ISSUE_TONES[severity]} size={11} />
          <span className={typography.ink}>{t(message)}</span>
        </li>
      ))}
    </ul>
  );
}
