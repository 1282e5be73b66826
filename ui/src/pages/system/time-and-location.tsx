import { SystemModel } from '@radiolink/application/system/system.model';
import { greatCircle } from '@radiolink/domain/link';
import type { Choice } from '@radiolink/domain/settings';
import { deviceMoment } from '@radiolink/domain/tools';
import { Reading, Readings, Figure, ForeignText } from '../../components/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useWallTime } from '../../i18n/use-time-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import {
  ChoiceControl,
  type PlacedSetting,
  useSettingField,
  useSettingsScope,
} from '../../settings/index.ts';
import styles from './panel.module.css';

/** What the clock of the device shows now, when NTP last set it, and the way to its servers. The versioned API reports no clock. */
export function ClockReadings() {
  const t = useText();
  const written = useWallTime();
  const clock = useUnitsOf(SystemModel, '$clock');
  return (
    <div className={styles.panel}>
      {(clock?.time !== undefined || clock?.lastSync !== undefined) && (
        <Readings column="320px">
          <Reading label={t('Device time')}>{written(deviceMoment(clock.time))}</Reading>
          <Reading label={t('Last NTP sync')}>{written(deviceMoment(clock.lastSync))}</Reading>
        </Readings>
      )}
      <p className={styles.text}>
        <a href="#/services/ntp-servers">{t('NTP servers')}</a>
      </p>
    </div>
  );
}

const NAMES = zoneNames();

/** The time zone of a device that stores its name alone. */
export function ZoneNameField({ placed }: { readonly placed: PlacedSetting }) {
  return <ChoiceControl placed={placed} field={useSettingField(placed)} choices={NAMES} />;
}

/** The time zones by their IANA names, which are the same in every language. */
export function zoneNames(): readonly Choice[] {
  return ['Etc/UTC', ...Intl.supportedValuesOf('timeZone').filter(name => name !== 'UTC')].map(name => ({
    value: name,
    label: name.replaceAll('_', ' '),
  }));
}

const degrees = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN);

/** Distance and bearing to the remote end by the locations of both, beside the distance that the radio measured. */
export function LocationReadings() {
  const t = useText();
  const figures = useFigures();
  const [partner, gps] = useUnitsOf(SystemModel, '$partner', '$gps');
  const entered = useSettingsScope(({ context }) => ({
    latitude: degrees(context.values.get('system.latitude')),
    longitude: degrees(context.values.get('system.longitude')),
  }));
  if (partner === null) return null;
  const way = greatCircle(entered, partner.gps) ?? greatCircle(gps ?? undefined, partner.gps);
  // 359.7 is north.
  const bearing = way && figures.count(Math.round(way.bearingDegrees) % 360);
  const reason = t('Requires the locations of both ends');
  return (
    <Readings>
      {partner.name !== undefined && (
        <Reading label={t('Remote end')}>
          <ForeignText>{partner.name}</ForeignText>
        </Reading>
      )}
      <Reading label={t('Distance by location')}>
        <Figure of={figures.distance(way?.distanceMetres)} reason={reason} />
      </Reading>
      <Reading label={t('Distance measured by the radio')}>
        <Figure of={figures.distance(partner.measuredMetres)} />
      </Reading>
      <Reading label={t('Bearing to the remote end')}>
        <Figure of={bearing && { ...bearing, unit: '°' }} reason={reason} />
      </Reading>
    </Readings>
  );
}
