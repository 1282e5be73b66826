import { networkRoleMessage } from '@radiolink/domain/status';
import type { StationRow } from '@radiolink/domain/station';
import { Figure, ForeignText, Reading, Readings } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { DetailSection } from './detail-section.tsx';

/** The device at the other end: what it is and how it does. */
export function HostDetails({ row: { station, ends } }: { readonly row: StationRow }) {
  const t = useText();
  const figures = useFigures();
  const { remote } = station;
  if (remote === undefined) return null;
  const text = (value: string | undefined) =>
    value === undefined || value === '' ? <Figure of={undefined} /> : <ForeignText>{value}</ForeignText>;
  const role = remote.networkRole === undefined ? undefined : networkRoleMessage(remote.networkRole);
  return (
    <DetailSection title={t('Device')}>
      <Readings column="150px">
        <Reading label={t('Model')} long>
          {text(ends.remote?.model)}
        </Reading>
        <Reading label={t('Firmware version')} long>
          {text(remote.firmwareVersion)}
        </Reading>
        <Reading label={t('Uptime')}>
          <Figure of={figures.duration(remote.uptimeSeconds)} />
        </Reading>
        <Reading label={t('Report age')}>
          <Figure of={figures.duration(remote.ageSeconds)} />
        </Reading>
        <Reading label={t('CPU load')}>
          <Figure of={figures.percent(remote.cpuLoadPercent)} />
        </Reading>
        <Reading label={t('Temperature')}>
          <Figure
            of={figures.temperature(remote.temperatureCelsius)}
            reason={t('The device reports no temperature sensor.')}
          />
        </Reading>
        <Reading label={t('Free memory')}>
          <Figure of={figures.memory(remote.freeRamBytes)} />
        </Reading>
        <Reading label={t('Network role')}>{role === undefined ? text(remote.networkRole) : t(role)}</Reading>
        <Reading label={t('Transmit power')}>
          <Figure of={figures.dbm(remote.txPowerDbm)} />
        </Reading>
        <Reading label={t('Antenna gain')}>
          <Figure of={figures.gain(remote.antennaGainDbi)} />
        </Reading>
        <Reading label={t('Device time')} long>
          {text(remote.localTime)}
        </Reading>
      </Readings>
    </DetailSection>
  );
}
