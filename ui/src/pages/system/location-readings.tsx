import { SystemModel } from '@radiolink/application/system/system.model';
import { greatCircle } from '@radiolink/domain/link';
import { Figure, ForeignText, Reading, Readings } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useSettingsScope } from '../../settings/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';

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
