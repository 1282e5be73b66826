import type { TemperaturePort, Temperatures } from '@radiolink/application/hardware/temperature.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { CELSIUS } from '../../wire/ranges.ts';

/** Temperatures by `GET /temperature.cgi`. */
export class ClassicTemperature implements TemperaturePort {
  constructor(private readonly client: ClassicClient) {}

  async read(options?: CallOptions): Promise<Temperatures> {
    const data = await this.client.get('/temperature.cgi', options);
    return readAnswer(data, answer => ({
      celsius: answer.number('temperature', CELSIUS),
      sensors: answer.sections('sensors').map(sensor => ({
        name: sensor.text('name') ?? '',
        celsius: sensor.number('value', CELSIUS),
      })),
    }));
  }
}
