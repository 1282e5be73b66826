import { HardwarePort } from '@radiolink/application/hardware/hardware.port';
import { TemperaturePort } from '@radiolink/application/hardware/temperature.port';
import { UNOFFERED } from '../unoffered-ports.ts';
import { V1Temperature } from './temperature.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of antennas, Bluetooth and temperature, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  port(HardwarePort, () => UNOFFERED.hardware),
  port(TemperaturePort, ({ client }) => new V1Temperature(client)),
];
