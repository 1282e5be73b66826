import type { FetchError } from '@radiolink/domain/errors';
import { createStore, type EventCallable, type Store } from 'effector';
import { lastFailure, unlessMissing } from '../fetching/fetching.ts';
import { onDemand } from '../fetching/on-demand.ts';
import {
  TemperaturePort,
  type Temperatures,
  type BluetoothState,
  type BoardAntennas,
  HardwarePort,
} from './hardware.port.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** What the device tells of its hardware. Undefined where a product does not. */
export interface HardwareReadings {
  readonly temperatures?: Temperatures | undefined;
  readonly antennas?: readonly BoardAntennas[] | undefined;
  readonly bluetooth?: BluetoothState | undefined;
  /** Frequencies in use, MHz, the lowest first. */
  readonly activeMhz?: readonly number[] | undefined;
}

export interface HardwareModelPorts {
  readonly hardware: HardwarePort;
  readonly temperature: TemperaturePort;
  readonly regulation: Pick<RegulatoryDomainPort, 'activeChannels'>;
  readonly visibility: VisibilityPort;
}

/** Temperature, antennas, Bluetooth and frequencies, read when they are shown. */
export interface HardwareModel {
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  readonly refreshed: EventCallable<void>;
  /** Null until the first answer; the last one outlives a failure. */
  readonly $readings: Store<HardwareReadings | null>;
  readonly $reading: Store<boolean>;
  readonly $failure: Store<FetchError | null>;
}

export const HardwareModel: Token<HardwareModel> = token<HardwareModel>('HardwareModel');

/** Makes the model; it requests nothing before it is opened. */
export function createHardwareModel(ports: HardwareModelPorts): HardwareModel {
  const { hardware, temperature, regulation, visibility } = ports;
  const { opened, closed, wanted, readFx, $reading } = onDemand(
    // One after the other: the radio answers one request at a time.
    async (): Promise<HardwareReadings> => ({
      temperatures: withoutZeros(await unlessMissing(temperature.read())),
      antennas: await hardware.antennas(),
      bluetooth: await hardware.bluetooth(),
      activeMhz: (await unlessMissing(regulation.activeChannels()))?.toSorted((one, other) => one - other),
    }),
    createStore(null),
    visibility,
  );
  return {
    opened,
    closed,
    refreshed: wanted,
    $readings: createStore<HardwareReadings | null>(null).on(readFx.doneData, (_, readings) => readings),
    $reading,
    $failure: lastFailure([readFx.failData], [readFx.done]),
  };
}

/** Zero is no sensor (reading 22); of two sensors of one name the last counts. */
function withoutZeros(reported: Temperatures | undefined): Temperatures | undefined {
  if (reported === undefined) return undefined;
  const measured = (celsius: number | undefined): number | undefined => (celsius === 0 ? undefined : celsius);
  const sensors = new Map(
    reported.sensors.map(({ name, celsius }) => [name, { name, celsius: measured(celsius) }]),
  );
  return { celsius: measured(reported.celsius), sensors: [...sensors.values()] };
}

/** The hardware on the system page. */
export const HARDWARE_MODELS = [
  bindModel(HardwareModel, createHardwareModel, {
    hardware: HardwarePort,
    temperature: TemperaturePort,
    regulation: RegulatoryDomainPort,
    visibility: VisibilityPort,
  }),
];
