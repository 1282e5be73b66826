import type { DeviceStatus } from '@radiolink/domain/status';

/** A place, degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the device is: by its receiver, else by the location in its configuration. Null where it has neither. */
export function placeOf(
  gps: DeviceStatus['gps'] | null,
  configuration: ReadonlyMap<string, string>,
): Place | null {
  const received = placed(gps?.latitude, gps?.longitude);
  return received ?? placed(degrees(configuration, 'latitude'), degrees(configuration, 'longitude'));
}

const degrees = (configuration: ReadonlyMap<string, string>, name: string): number | undefined => {
  const text = configuration.get(`system.${name}`)?.trim();
  return text ? Number(text) : undefined;
};

/** Zero and zero are what a receiver without a fix says. */
function placed(latitude: number | undefined, longitude: number | undefined): Place | null {
  if (latitude === undefined || longitude === undefined) return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
}
