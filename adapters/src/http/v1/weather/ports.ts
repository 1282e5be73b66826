import { WeatherPort } from '@radiolink/application/weather/weather.port';
import { UNOFFERED } from '../unoffered-ports.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of precipitation, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [port(WeatherPort, () => UNOFFERED.weather)];
