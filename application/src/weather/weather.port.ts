import { type Token, token } from '../wiring/token.ts';

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
