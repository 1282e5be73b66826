import { HardwarePort } from '@radiolink/application/hardware/hardware.port';
import { TemperaturePort } from '@radiolink/application/hardware/temperature.port';
import { UNSUPPORTED } from '../unsupported-ports.ts';
import { V1Temperature } from './temperature.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of antennas, Bluetooth and temperature, by the versioned interface. */
export const PORTS = [
  port(HardwarePort, () => UNSUPPORTED.hardware),
  port(TemperaturePort, ({ client }) => new V1Temperature(client)),
];
