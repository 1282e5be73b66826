import { type Token, token } from '../wiring/token.ts';
import type { DeviceStatus } from '@radiolink/domain/status';

/** Rain of one hour. */
export interface Precipitation {
  /** Seconds since the epoch. */
  readonly time: number;
  readonly millimetres: number;
}

/** Rain at a place, which the device asks an outside service for. Degrees. Rejects with `RequestFailure`. */
export interface WeatherPort {
  /** Undefined when the device cannot reach the service. */
  precipitation(place: {
    readonly latitude: number;
    readonly longitude: number;
  }): Promise<readonly Precipitation[] | undefined>;
}
export const WeatherPort: Token<WeatherPort> = token<WeatherPort>('weather/WeatherPort');

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
