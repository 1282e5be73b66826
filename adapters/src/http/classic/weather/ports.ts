import { WeatherPort } from '@radiolink/application/weather/weather.port';
import { ClassicWeather } from './weather.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of precipitation, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(WeatherPort, ({ client }) => new ClassicWeather(client)),
];
