import type { GpsStatus } from '../service-status.ts';
import { type Field, field, type FieldTable, fieldsOf } from './field.ts';

const GPS: FieldTable<GpsStatus> = {
  fix: field('GPS fix', 'flag'),
  latitude: field('Latitude', 'degrees'),
  longitude: field('Longitude', 'degrees'),
  altitudeMetres: field('Altitude', 'altitude'),
  satellites: field('Satellites', 'count'),
  dimension: field('GPS dimensions', 'count'),
  dilutionOfPrecision: field('Dilution of precision', 'count'),
  timeSync: field('GPS time synchronization', 'flag'),
};

/** A satellite receiver, wherever it is in the status. */
export function gpsFields<Source>(at: (source: Source) => GpsStatus | undefined): readonly Field<Source>[] {
  return fieldsOf<Source, GpsStatus>(GPS, at, 'gps.');
}
