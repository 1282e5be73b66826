import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { GpsStatus } from '@radiolink/domain/status';
import type { Section } from '../../wire/section.ts';
import { COUNT, DEGREES, METRES, SMALL } from '../../wire/ranges.ts';

/** A satellite receiver; the remote end sends its numbers as text. Undefined without one. */
export function mapGps(gps: Section<Schemas['Gps']>): GpsStatus | undefined {
  if (!gps.present) return undefined;
  const fix = gps.number('fix', SMALL);
  const timeSyncEnabled = gps.flag('time_sync_enabled');
  const timeSynced = gps.flag('time_synced');
  return {
    latitude: gps.numberOrText('lat', DEGREES),
    longitude: gps.numberOrText('lon', DEGREES),
    altitudeMetres: gps.numberOrText('alt', METRES),
    fix: fix === undefined ? undefined : fix > 0,
    satellites: gps.number('sats', SMALL),
    dimension: gps.number('dim', SMALL),
    dilutionOfPrecision: gps.numberOrText('dop', COUNT),
    timeSync: timeSyncEnabled ?? timeSynced,
  };
}
