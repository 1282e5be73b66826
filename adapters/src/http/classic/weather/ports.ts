import { WeatherPort } from '@radiolink/application/weather/weather.port';
import { ClassicWeather } from './weather.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of precipitation, by the classic interface. */
export const PORTS = [port(WeatherPort, ({ client }) => new ClassicWeather(client))];
