import { type Precipitation, WeatherPort } from '@radiolink/application/weather/weather.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { requireDone } from '../../wire/action-result.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNT } from '../../wire/ranges.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { classicPort } from '../classic-ports.ts';

/** More rain than ever fell in an hour. */
const MILLIMETRES = [0, 1000] as const;

/** Rain by `POST /api/weather-request`, which the device passes on to an outside service. */
export class ClassicWeather implements WeatherPort {
  constructor(private readonly client: ClassicClient) {}

  async precipitation(
    { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
    options?: CallOptions,
  ): Promise<readonly Precipitation[] | undefined> {
    const body = { lat: latitude, lon: longitude };
    const data = await this.client.form('/api/weather-request', {
      body,
      timeoutMs: TIME_OUT_MS.outside,
      ...options,
    });
    requireDone(data);
    return readAnswer(data, answer => {
      const forecast = answer.section('data');
      const hours = forecast.sections('precipitation').flatMap(hour => {
        const [time, millimetres] = [hour.number('time', COUNT), hour.number('mm', MILLIMETRES)];
        return time === undefined || millimetres === undefined ? [] : [{ time, millimetres }];
      });
      return forecast.present ? hours : undefined;
    });
  }
}

/** Ports of precipitation, by the classic API. */
export const PORTS = [classicPort(WeatherPort, ({ client }) => new ClassicWeather(client))];
