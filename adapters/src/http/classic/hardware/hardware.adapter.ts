import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import {
  type BluetoothState,
  type BoardAntennas,
  HardwarePort,
  TemperaturePort,
  type Temperatures,
} from '@radiolink/application/hardware/hardware.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import type { EntryOf } from '../../wire/contract-names.ts';
import type { Section } from '../../wire/section.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { unlessMissing } from '../../client/missing.ts';
import { COUNT, DBI, CELSIUS } from '../../wire/ranges.ts';
import { classicPort } from '../classic-ports.ts';

/** Bluetooth by `GET /btstatus.cgi`, antennas by `GET /antlist.cgi`. */
export class ClassicHardware implements HardwarePort {
  constructor(private readonly client: ClassicClient) {}

  async bluetooth(options?: CallOptions): Promise<BluetoothState | undefined> {
    const answer = await unlessMissing(this.client.get('/btstatus.cgi', options));
    return answer && readAnswer(answer, mapBluetooth);
  }

  async antennas(options?: CallOptions): Promise<readonly BoardAntennas[] | undefined> {
    const answer = await unlessMissing(this.client.get('/antlist.cgi', options));
    return answer && readAnswer(answer, root => root.sections('boards').map(mapBoard));
  }
}

function mapBluetooth(state: Section<Schemas['BluetoothState']>): BluetoothState {
  return {
    mode: state.text('mode'),
    name: state.text('name'),
    discoverable: state.flag('discoverable'),
    connection: state.text('connection_state'),
  };
}

/** An antenna without an id cannot be chosen and is left out. */
function mapBoard(board: Section<EntryOf<Schemas['AntennaList'], 'boards'>>): BoardAntennas {
  const antennas = board.sections('antennas').flatMap(antenna => {
    const id = antenna.numberOrText('id', COUNT);
    const name = antenna.text('name') ?? '';
    const gainDbi = antenna.numberOrText('gain', DBI);
    return id === undefined ? [] : [{ id, name, gainDbi }];
  });
  return { model: board.text('model'), antennas };
}

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

/** Ports of antennas, Bluetooth and temperature, by the classic API. */
export const PORTS = [
  classicPort(HardwarePort, ({ client }) => new ClassicHardware(client)),
  classicPort(TemperaturePort, ({ client }) => new ClassicTemperature(client)),
];
