import { WeatherPort } from '@radiolink/application/weather/weather.port';
import { UNSUPPORTED } from '../unsupported-ports.ts';
import { port } from '../v1-ports.ts';

/** Ports of precipitation, by the versioned interface. */
export const PORTS = [port(WeatherPort, () => UNSUPPORTED.weather)];
