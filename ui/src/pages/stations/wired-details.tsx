'use no memo';

import type { StationRow } from '@radiolink/domain/station';
import { Figure, ForeignText, Reading, Readings, StateBadge, visibleText } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { ethernetLabel, hasEthernetFault } from '../dashboard/ethernet-labels.ts';
import { DetailSection } from './detail-section.tsx';

/** The wired ports of the station, and its location. */
export function WiredDetails({ row: { station, ends } }: { readonly row: StationRow }) {
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
