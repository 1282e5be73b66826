import {
  TemperaturePort,
  type Temperatures,
  HardwarePort,
} from '@radiolink/application/hardware/hardware.port';
import { readAnswer } from '../../wire/read-answer.ts';
import { CELSIUS } from '../../wire/ranges.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { v1Port } from '../v1-ports.ts';

/** The sensors of a sample of statistics. */
export class V1Temperature implements TemperaturePort {
  constructor(private readonly client: V1Client) {}

  async read(options?: CallOptions): Promise<Temperatures> {
    const data = await this.client.list('/api/v1.0/statistics', options);
    const sensors = readAnswer(data[0], sample =>
      sample
        .section('device')
        .sections('temperatures', 16)
        .map(sensor => ({
          name: sensor.text('name') ?? '',
          celsius: sensor.number('value', CELSIUS),
        })),
    );
    const known = sensors.flatMap(({ celsius }) => celsius ?? []);
    return { celsius: known.length === 0 ? undefined : Math.max(...known), sensors };
  }
}

/** Ports of antennas, Bluetooth and temperature, by the versioned API. */
export const PORTS = [
  v1Port(HardwarePort, () => ({
    bluetooth: () => Promise.resolve(undefined),
    antennas: () => Promise.resolve(undefined),
  })),
  v1Port(TemperaturePort, ({ client }) => new V1Temperature(client)),
];
