import type { GpsStatus } from '@radiolink/domain/status';
import type { Section } from '../../wire/index.ts';
import { COUNT, DEGREES, METRES, SMALL } from '../../wire/ranges.ts';

/** A satellite receiver; the far end writes its numbers as text. Undefined without one. */
export function mapGps(gps: Section): GpsStatus | undefined {
  if (!gps.present) return undefined;
  const fix = gps.number('fix', SMALL);
  const timeSyncEnabled = gps.flag('time_sync_enabled');
  const timeSynced = gps.flag('time_synced');
  return {
    latitude: gps.number('lat', DEGREES, true),
    longitude: gps.number('lon', DEGREES, true),
    altitudeMetres: gps.number('alt', METRES, true),
    fix: fix === undefined ? undefined : fix > 0,
    satellites: gps.number('sats', SMALL),
    dimension: gps.number('dim', SMALL),
    dilutionOfPrecision: gps.number('dop', COUNT, true),
    timeSync: timeSyncEnabled ?? timeSynced,
  };
}
