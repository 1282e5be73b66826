import { WeatherPort } from '@radiolink/application/weather';
import { ClassicWeather } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of precipitation, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(WeatherPort, ({ client }) => new ClassicWeather(client)),
];
